/** Icons of one family: 24 x 24, round strokes, the colour of the text. */
import { html } from "../html.js";

/** @type {Record<string, string>} */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M12 5.5h.01M12 12h.01M12 18.5h.01",
  close: "M6 6l12 12M18 6L6 18",
  first: "M18 6l-8 6 8 6zM6 6v12",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  last: "M6 6l8 6-8 6zM18 6v12",
  flag: "M6 21V4M6 4h11l-2 4 2 4H6",
  handshake: "M3 12l4-5 5 3 5-3 4 5-8 7z",
  undo: "M4 9h10a5 5 0 010 10h-4M4 9l4-4M4 9l4 4",
  hint: "M9 18h6M10 21h4M8.5 15a6 6 0 117 0c-.6.5-1 1.2-1 2h-5c0-.8-.4-1.5-1-2z",
  chat: "M4 5h16v11H9l-5 4z",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 100 6 3 3 0 000-6z",
  clock: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3 2",
  sliders: "M4 7h8M18 7h2M15 4.500v5M4 17h2M12 17h8M9 14.500v5",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  download: "M12 4v11M8 11l4 4 4-4M5 20h14",
  plus: "M12 5v14M5 12h14",
  check: "M5 12l5 5 9-10",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  skip: "M5 5l9 7-9 7zM18 5v14",
  link: "M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  edit: "M5 19l1-4L16 5l3 3L9 18z",
  bot: "M5 9h14v10H5zM12 9V5M12 4.5h.01M9.5 13v1.5M14.5 13v1.5M2.5 13v3M21.5 13v3",
  people: "M9 5a3 3 0 100 6 3 3 0 000-6zM3 19c0-3.5 2.7-5.5 6-5.5s6 2 6 5.5M16 5.5a3 3 0 010 5.5M17.5 13.800c2.200.7 3.5 2.500 3.5 5.200",
  screen: "M4 5h16v11H4zM9 20h6M12 16v4",
  globe: "M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18",
  key: "M8 11a4 4 0 100 8 4 4 0 000-8zM11 12l8-8M16 7l3 3M14 9l2 2",
  bell: "M6 17V11a6 6 0 0112 0v6l2 1H4zM10 21h4",
  cup: "M7 4h10v6a5 5 0 01-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 15v4M8 20h8",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 010 6",
  mute: "M4 9v6h4l5 4V5L8 9zM16.5 9.500l5 5M21.500 9.500l-5 5",
};

/** @param {{name: string, label?: string}} props   with a label it is spoken, without it is decoration */
export function Icon({ name, label }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    ...${spoken}
  >
    <path d=${PATHS[name]} />
  </svg>`;
}
