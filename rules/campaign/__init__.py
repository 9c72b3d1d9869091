"""Between fights: injuries, trials, advances, skills, rules page 3 (source: the campaign tables of the Old West)."""

from rules.campaign.engine import Campaign

__all__ = ["Campaign"]
