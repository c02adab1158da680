/** Ways to play that people like, beside a game's own presets: options as the server reads them. */

/** @type {Record<string, Record<string, Record<string, string>>>} */
export const WAYS = {
  assault: {
    standard: {},
    skirmish: { board: "hex24", turn_limit: "20" },
    endless: { board: "torus54", turn_limit: "40" },
    storm: { momentum: "1", influence: "yes", stubborn: "yes", tide: "yes" },
    relics: { sacred: "any", pie: "yes" },
  },
  faultlines: {
    faulted: { fault_lines: "random:6", keystone: "yes" },
    waves: { progressive: "yes", aftershock: "yes", resonance: "yes" },
  },
  faust: {
    standard: {},
    quick: { size: "6" },
    large: { size: "11" },
    pure: { pattern: "no" },
  },
  lifeline: {
    standard: {},
    quick: { size: "5" },
    large: { size: "9" },
    auction: { balance: "komi" },
  },
};
