"""Sounds, and whose turn it is in the title, the icon and notifications."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.visitor import PHONE, Visitor

pytestmark = pytest.mark.long

SOUNDS = {"stone", "capture", "coin", "die", "rumble", "survive", "crumble", "flip", "win", "lose", "draw", "notify"}
MAX_LENGTH = 2.2  # seconds
RENDER = """async () => {
    const { SOUNDS } = await import("/static/sound/sounds.js");
    const heard = {};
    for (const [name, make] of Object.entries(SOUNDS)) {
        const audio = new OfflineAudioContext(1, 3 * 44100, 44100);
        make({ audio, output: audio.destination, at: 0 });
        const samples = (await audio.startRendering()).getChannelData(0);
        const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        const end = samples.findLastIndex((sample) => Math.abs(sample) > 0.002);
        heard[name] = { peak, length: end / 44100 };
    }
    return heard;
}"""
COUNT_AUDIO = """{
    const Real = window.AudioContext;
    window.begun = [];
    window.AudioContext = class extends Real {
        constructor(...how) { super(...how); window.begun.push(this); }
    };
    const start = OscillatorNode.prototype.start;
    window.tones = 0;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
}"""
PLAY = "(name) => import('/static/sound/sounds.js').then(({ play }) => { play(name); return window.tones; })"


def test_every_sound_can_be_heard_does_not_clip_and_is_short(visitor: Visitor) -> None:
    visitor.bare()
    heard = visitor.page.evaluate(RENDER)
    assert set(heard) == SOUNDS
    for name, sound in heard.items():
        assert 0.05 < sound["peak"] < 1.6, name  # the volume halves it
        assert 0.02 < sound["length"] < MAX_LENGTH, name


@pytest.mark.parametrize(("look", "is_heard"), [({}, True), (PHONE, False)], ids=["desktop", "phone"])
def test_sounds_begin_with_a_gesture_and_phones_are_silent(visitors: Any, look: dict[str, Any], is_heard: bool) -> None:
    visitor = visitors(**look)
    visitor.context.add_init_script(COUNT_AUDIO)
    page = visitor.bare()
    assert page.evaluate(PLAY, "stone") == 0
    assert page.evaluate("window.begun.length") == 0
    page.keyboard.press("Shift")
    if is_heard:
        page.wait_for_function("() => window.begun[0]?.state === 'running'")
    assert (page.evaluate(PLAY, "stone") > 0) == is_heard


def test_sound_can_be_switched_off_and_on_again(visitor: Visitor) -> None:
    visitor.context.add_init_script(COUNT_AUDIO)
    page = visitor.go("/settings")
    choices = page.get_by_role("radiogroup", name="Sound")
    choices.get_by_role("radio", name="On", exact=True).check()
    page.wait_for_function("() => window.begun[0]?.state === 'running'")
    heard = page.evaluate(PLAY, "stone")
    assert heard > 0
    choices.get_by_role("radio", name="Off", exact=True).check()
    assert page.evaluate(PLAY, "capture") == heard
    page.reload()  # the choice is kept, and a gesture does not start the audio
    choices.get_by_role("radio", name="Off", exact=True, checked=True).wait_for()
    page.keyboard.press("Shift")
    assert page.evaluate(PLAY, "stone") == 0
    assert page.evaluate("window.begun.length") == 0
    choices.get_by_role("radio", name="On", exact=True).check()
    page.keyboard.press("Shift")
    page.wait_for_function("() => window.begun[0]?.state === 'running'")
    assert page.evaluate(PLAY, "coin") > 0


def test_the_title_and_the_icon_tell_whose_turn_it_is(visitor: Visitor) -> None:
    page = visitor.bare()
    show = "(turn) => import('/static/turn.js').then(({ showTurn }) => showTurn(turn))"
    icon = "Array.from(document.querySelectorAll('link[rel~=icon]'), (link) => link.getAttribute('href'))"
    page.evaluate(show, {"yours": True, "title": "Ann – Bob"})
    assert page.title() == "● Ann – Bob"
    (address,) = page.evaluate(icon)
    assert address.startswith("data:image/png;base64,")
    page.evaluate(show, {"yours": False, "title": "Ann – Bob"})
    assert page.title() == "Ann – Bob"
    assert page.evaluate(icon) == ["/static/icons/icon.svg"]


def test_a_notification_comes_only_with_permission_and_when_nobody_looks(visitor: Visitor) -> None:
    visitor.context.add_init_script("""{
        window.told = [];
        window.permitted = "denied";
        window.Notification = class extends EventTarget {
            static get permission() { return window.permitted; }
            constructor(title, look) { super(); window.told.push([title, look.body]); }
        };
        window.looks = true;
        Document.prototype.hasFocus = () => window.looks;
    }""")
    page = visitor.bare()
    tell = "(text) => import('/static/turn.js').then(({ notifyTurn }) => notifyTurn(text))"
    page.evaluate("window.looks = false")
    assert page.evaluate(tell, "Your turn.") is False
    page.evaluate("window.permitted = 'granted'; window.looks = true")
    assert page.evaluate(tell, "Your turn.") is False
    page.evaluate("window.looks = false")
    assert page.evaluate(tell, "Your turn.") is True
    assert page.evaluate("window.told") == [["Craton", "Your turn."]]
