"""Guests, their names, cookies, tokens and links."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Refused, awaited, config_in, serving
from vacherie.server.errors import BadRequest
from vacherie.server.people.person import clean_name, clean_text


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            guest = place.stranger()
            answer = await guest.http.post("/people", json={"name": "Ada"})
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert (await guest.get("/me"))["name"] == "Ada"

    awaited(visit())


@pytest.mark.parametrize(
    ("wishes", "guest"),
    [
        ("de, fr-CA;q=0.8", "Visiteur "),
        ("pt", "Convidado "),
        ("pt-PT,pt;q=0.9", "Convidado "),
        ("pt-BR, en", "Convidado "),
        ("de", "Guest "),
    ],
)
def test_a_guest_without_a_name_gets_one_in_their_language(tmp_path: Path, wishes: str, guest: str) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            answer = await place.stranger().http.post("/people", json={}, headers={"accept-language": wishes})
            assert answer.json()["name"].startswith(guest)

    awaited(visit())


def test_nobody_is_let_in_without_a_key_or_with_a_wrong_one(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            for headers in ({}, {"authorization": "Bearer nonsense"}, {"cookie": "vacherie=nonsense"}):
                answer = await stranger.http.get("/me/tables", headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")

    awaited(visit())


def test_a_browser_asks_who_it_is_without_being_refused_but_a_program_has_to_know(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            stranger = place.stranger()
            for headers in ({}, {"cookie": "vacherie=nonsense"}):
                answer = await stranger.http.get("/me", headers=headers)
                assert (answer.status_code, answer.json()) == (200, None)
            answer = await stranger.http.get("/me", headers={"authorization": "Bearer nonsense"})
            assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")

    awaited(visit())


def test_a_cookie_alone_changes_nothing_since_another_page_could_have_sent_it(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            guest = await place.guest("Ada", token=False)
            token = guest.http.headers.pop("x-vacherie-csrf")
            with pytest.raises(Refused) as refused:
                await guest.patch("/me", name="Eve")
            assert (refused.value.status, refused.value.code) == (403, "csrf-missing")
            guest.http.headers["x-vacherie-csrf"] = token
            assert (await guest.patch("/me", name="Eve"))["name"] == "Eve"
            guest.http.headers["origin"] = "https://evil.example"
            with pytest.raises(Refused) as refused:
                await guest.patch("/me", name="Mallory")
            assert (refused.value.status, refused.value.code) == (403, "other-origin")
            guest.http.headers["origin"] = place.address
            assert (await guest.patch("/me", name="Ada"))["name"] == "Ada"

    awaited(visit())


def test_secrets_are_kept_as_hashes_only(tmp_path: Path) -> None:
    secrets: list[str] = []

    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            guest = await place.guest("Ada", token=False)
            secrets.append(guest.http.cookies["vacherie"])
            secrets.append((await guest.post("/me/tokens", label="my bot"))["token"])
            secrets.append((await guest.post("/me/link"))["code"])

    awaited(visit())
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        kept = "\n".join(database.iterdump())
    assert len(set(secrets)) == 3
    assert not any(secret in kept for secret in secrets)


def test_a_link_moves_a_guest_to_another_device_once(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            guest = await place.guest("Ada", token=False)
            code = (await guest.post("/me/link"))["code"]
            phone, thief = place.stranger(), place.stranger()
            me = await phone.post("/people/arrivals", code=code)
            assert me["id"] == (await guest.get("/me"))["id"]
            assert (await phone.get("/me"))["id"] == me["id"]
            with pytest.raises(Refused) as refused:
                await thief.post("/people/arrivals", code=code)
            assert refused.value.code == "link-unknown"
            assert await thief.get("/me") is None

    awaited(visit())


def test_a_token_can_be_listed_and_removed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with serving(config_in(tmp_path)) as place:
            guest = await place.guest("Ada", token=False)
            token = (await guest.post("/me/tokens", label="my bot"))["token"]
            bot = place.stranger()
            bot.http.headers["authorization"] = f"Bearer {token}"
            assert (await bot.get("/me"))["name"] == "Ada"
            (listed,) = await guest.get("/me/tokens")
            assert listed["label"] == "my bot"
            await guest.delete(f"/me/tokens/{listed['id']}")
            with pytest.raises(Refused) as refused:
                await bot.get("/me")
            assert refused.value.code == "who-are-you"
            with pytest.raises(Refused) as refused:
                await guest.delete(f"/me/tokens/{listed['id']}")
            assert refused.value.code == "token-unknown"

    awaited(visit())


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("e\u0301te\u0301", "été"),
        ("A\u202ed\u200ba\x00", "Ada"),
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306", "Ź\u0302\u0303\u0304"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("q" + "\u0302\u0302\u200b" * 9, "q\u0302\u0302\u0302"),
        ("q" + "\u0302\u0302\u0302\u200d" * 9 + "a", "q\u0302\u0302\u0302\u200da"),
        ("\u3164 \u2800\u115f\u1160\uffa0", ""),
        ("\ufe0f \u034f\u0301\u200d\u0301", ""),
    ],
)
def test_texts_are_cleaned(typed: str, clean: str) -> None:
    assert clean_text(typed) == clean


@pytest.mark.parametrize(
    ("typed", "code"), [("", "name-empty"), ("\u200b \u202e", "name-empty"), ("a" * 25, "name-too-long")]
)
def test_a_name_has_to_be_one(typed: str, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        clean_name(typed)
    assert refused.value.code == code
