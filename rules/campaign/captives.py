"""What becomes of a captive: ransom, exchange, the law (rules page 3, row 62)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.campaign import actions as a
from rules.campaign import events as e
from rules.campaign.ledger import Ledger
from rules.campaign.state import Band, Character, Choice
from rules.campaign.tables import MAX_MONEY, REWARD_DIE, REWARD_FACTOR
from rules.core.chronicle import require_gm
from rules.core.refusal import Refusal

ACCEPT = ("accept", "decline")


def hold(ledger: Ledger, action: a.HoldCaptive) -> None:
    """A game master names the captor, or another one."""
    require_gm(ledger.actor)
    captive, band = _captive(ledger, action.character), ledger.band(action.by_band)
    if band.id in (captive.band, captive.captive_of):
        raise Refusal("captor_wrong", name=captive.name, band=band.name)
    ledger.record(e.CaptorNamed(captive.id, band.id))


def ransom(ledger: Ledger, action: a.Ransom) -> None:
    """The agreed price: a game master says what was agreed; the captive's owner offers it to the captor."""
    captive = _captive(ledger, action.character)
    _require_owner(ledger, captive)
    _captor(ledger, captive)
    if action.amount < 0:
        raise Refusal("amount_negative")
    _require_money(ledger, captive, action.amount)
    if ledger.actor.gm:
        _pay(ledger, captive, action.amount)
    else:
        _offer(ledger, Choice(0, captive.id, "ransom", ACCEPT, amount=action.amount))


def exchange(ledger: Ledger, action: a.Exchange) -> None:
    """Two captives of each other's bands go home, by the same ways."""
    captive, other = _captive(ledger, action.character), _captive(ledger, action.against)
    _require_owner(ledger, captive)
    _require_mutual(ledger, captive, other)
    if ledger.actor.gm:
        _swap(ledger, captive, other)
    else:
        _offer(ledger, Choice(0, captive.id, "exchange", ACCEPT, against=other.id))


def answer_offer(ledger: Ledger, choice: Choice, answer: str) -> None:
    """The captor accepts, or not."""
    captive = ledger.state.character(choice.character)
    other = ledger.state.character(choice.against) if choice.against is not None else None
    if answer != "accept":
        ledger.record(e.ChoiceMade(choice, answer))
    elif other is not None:
        _require_mutual(ledger, captive, other)
        ledger.record(e.ChoiceMade(choice, answer))
        _swap(ledger, captive, other)
    else:
        _require_money(ledger, captive, choice.amount)
        ledger.record(e.ChoiceMade(choice, answer))
        _pay(ledger, captive, choice.amount)


def require_captor(ledger: Ledger, choice: Choice) -> None:
    """Raises ``Refusal("not_your_captive")`` for whoever is neither the captor nor a game master."""
    captor = _captor(ledger, ledger.state.character(choice.character))
    if captor.owner != ledger.actor.user and not ledger.actor.gm:
        raise Refusal("not_your_captive", band=captor.name)


def hand_over(ledger: Ledger, action: a.HandOver) -> None:
    """The captor hands an outlaw to the law: off the roster, the reward and the gear are the captor's."""
    captive = _captive(ledger, action.character)
    captor = _captor(ledger, captive)
    if captor.owner != ledger.actor.user and not ledger.actor.gm:
        raise Refusal("not_your_band", name=captor.name)
    band = ledger.state.band_of(captive)
    if band is None or band.kind != "outlaw":
        raise Refusal("not_an_outlaw", name=captive.name)
    face = ledger.die(REWARD_DIE, "reward", captive.id)
    reward = face * REWARD_FACTOR
    ledger.record(e.HandedOver(captive.id, captor.id, face, reward))
    _earn(ledger, captor, reward, "reward")
    ledger.record(e.LeftRoster(captive.id, "law"))


def _captive(ledger: Ledger, name: str) -> Character:
    captive = ledger.named(name)
    if not captive.captured:
        raise Refusal("not_captive", name=captive.name)
    return captive


def _captor(ledger: Ledger, captive: Character) -> Band:
    captor = ledger.state.band(captive.captive_of)
    if captor is None:
        raise Refusal("captor_unknown", name=captive.name)
    return captor


def _require_owner(ledger: Ledger, captive: Character) -> None:
    if captive.owner != ledger.actor.user:
        if not ledger.actor.gm:
            raise Refusal("not_your_character", name=captive.name)
        ledger.record(e.StoodIn(captive.id))


def _require_mutual(ledger: Ledger, captive: Character, other: Character) -> None:
    captor = _captor(ledger, captive)
    mutual = other.band == captor.id and other.captive_of is not None and other.captive_of == captive.band
    if other.id == captive.id or not mutual:
        raise Refusal("exchange_wrong", name=captive.name, other=other.name)


def _swap(ledger: Ledger, captive: Character, other: Character) -> None:
    ledger.record(e.Freed(captive.id, _captor(ledger, captive).id, against=other.id))


def _offer(ledger: Ledger, choice: Choice) -> None:
    """A new offer takes the place of the one before."""
    ledger.record(e.ChoiceAsked(replace(choice, number=ledger.state.choices_made + 1)))


def _require_money(ledger: Ledger, captive: Character, amount: int) -> None:
    payer = ledger.state.band_of(captive)
    money = payer.money if payer is not None else 0
    if money < amount:
        raise Refusal("money_short", band=payer.name if payer is not None else "", money=money)


def _pay(ledger: Ledger, captive: Character, amount: int) -> None:
    payer, captor = ledger.state.band_of(captive), _captor(ledger, captive)
    if payer is not None and amount:
        ledger.record(e.MoneyChanged(payer.id, -amount, payer.money - amount, "ransom"))
        _earn(ledger, captor, amount, "ransom")
    ledger.record(e.Freed(captive.id, captor.id, amount=amount))


def _earn(ledger: Ledger, band: Band, amount: int, why: str) -> None:
    money = min(MAX_MONEY, ledger.state.band(band.id).money + amount)  # type: ignore[union-attr]
    ledger.record(e.MoneyChanged(band.id, amount, money, why))  # type: ignore[arg-type]
