/** A position of each game that shows what it is about. @type {Record<string, string>} */
export const PICTURES = {
  assault: "assault - 2w2/b2wb2/1bwwbwb2/1bbwbw1w1/2bw1b1 white 27 -",
  faultlines:
    "faultlines size=7 1bb1ww1/1b2w2/bb1www1/2b1w2/1bbb1w1/wb1b1bw/1w3w1 black 24 black_placed=12,white_placed=12",
  faust: "faust size=7 2wb3/1wbbw2/1wbbwb1/2wwb2/1bbwwb1/2bw3/1w5 black 24 -",
  lifeline: "lifeline size=4 1b2/2w1b/bb1w2/2w1bb1/1w2b1/ww1b1/1w2 white 17 -",
};
