"""Settings from the environment or ``.env``, read at the edge only."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy.engine import make_url


class Settings(BaseSettings):
    """Each is ``PERESTRELKA_…`` in the environment."""

    model_config = SettingsConfigDict(env_prefix="PERESTRELKA_", env_file=".env", extra="ignore")

    token: SecretStr | None = Field(default=None, description="the bot's token from Discord's developer portal")
    database_url: str = Field(default="sqlite:///perestrelka.db", description="where games are kept")
    test_guild: int | None = Field(default=None, description="register commands in this server only")
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["console", "json"] = "console"
    vault_key_file: Path | None = Field(default=None, description="the key for hidden choices; made on first use")


def vault_key_path(settings: Settings) -> Path:
    """Where the key for hidden choices is: as set, or beside an SQLite database, else here."""
    if settings.vault_key_file is not None:
        return settings.vault_key_file
    url = make_url(settings.database_url)
    beside = Path(url.database) if url.drivername.startswith("sqlite") and url.database else Path("perestrelka")
    return beside.with_suffix(".key")
