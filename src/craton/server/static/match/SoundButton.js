/** Sound on or off, beside the headline. */
import { html } from "../html.js";
import { preferences, sounds } from "../preferences.js";
import { t } from "../text/text.js";
import { Icon } from "../ui/Icon.js";

export function SoundButton() {
  const isOn = sounds();
  const words = t(isOn ? "match.soundOff" : "match.soundOn");
  const toggle = () => {
    preferences.sound.value = isOn ? "off" : "on";
  };
  return html`<button class="button icon quiet sound-button" aria-label=${words} title=${words} onClick=${toggle}>
    <${Icon} name=${isOn ? "sound" : "mute"} />
  </button>`;
}
