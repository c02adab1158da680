/** @type {Record<string, import("../text.js").Text>} */
export const shell = {
  menu: "Menu",
  navigation: "Main",
  play: "Play",
  watch: "Watch",
  analysis: "Analysis",
  rules: "Rules",
  tournaments: "Tournaments",
  players: "Players",
  settings: "Settings",
  fairness: "Fair dice",
  interface: "API",
  motto: "Four territorial games, with the odds made visible.",
  skip: "Skip to content",
  nowhere: "This page does not exist.",
  notLoaded: "The page could not be loaded. Is the server running?",
  waiting: "Loading …",
  again: "Try again",
  unreachable: "The server cannot be reached.",
  failed: "Something went wrong.",
  cancel: "Cancel",
  copied: "Copied.",
  copy: "Copy",
};

/** @type {Record<string, import("../text.js").Text>} */
export const board = {
  black: "black stone",
  white: "white stone",
  empty: "empty",
  last: "last move",
  target: "can be chosen",
  mark_focus: "being decided",
  zoomIn: "Enlarge the board",
  zoomOut: "Show the whole board",
};
