/**
 * The properties of the board component. It knows no rules and no game: cells, stones, things to draw, cells that can
 * be acted on, and callbacks.
 *
 * @typedef {import("../api/types.js").BoardShape} BoardShape
 * @typedef {import("../api/types.js").Side} Side
 *
 * @typedef {object} CellLabel
 * @property {string} cell
 * @property {string} text      at most four characters, drawn on the cell
 * @property {"plain" | "good" | "bad" | "quiet"} [tone]
 *
 * @typedef {object} Area       cells that are shaded or outlined together
 * @property {string[]} cells
 * @property {"black" | "white" | "neutral" | "good" | "bad" | "accent"} tone
 * @property {"fill" | "outline" | "hatch"} [style]
 * @property {string} [label]   drawn once, on the middle cell
 * @property {string} [words]   a sentence, the tooltip
 *
 * @typedef {{from: string, to: string, tone?: string}} Arrow
 * @typedef {{cell: string, side: Side}} Ghost     a stone that could be there
 *
 * @typedef {object} MarkSymbol   a group of the class `mark-NAME`, styled by the game
 * @property {() => string} words                     for screen readers
 * @property {"ground" | "top"} [layer]               under the stones, or over them (the default)
 * @property {(place: import("./geometry.js").Place, radius: number) => any} [draw]   SVG around (0, 0)
 * @property {(layout: import("./geometry.js").Layout, cells: ReadonlySet<string>) => any} [drawAll]   instead of
 *   `draw`: all cells with the mark in one drawing
 * @property {boolean} [hidesName]                    the name of the cell is not drawn
 *
 * @typedef {object} BoardProps
 * @property {BoardShape} board
 * @property {"lines" | "tiles"} look          stones on the crossings of lines, or in the cells (hexagons, triangles)
 * @property {Record<string, Side>} stones
 * @property {Record<string, string[]>} marks  cell -> marks of the game
 * @property {Record<string, MarkSymbol>} [symbols]  how the game draws its marks; a mark without a symbol is a small dot
 * @property {ReadonlySet<string>} [targets]   cells that can be acted on
 * @property {string[]} [last]                 cells of the last step
 * @property {string[]} [chosen]               cells chosen so far (touch to confirm, first of two clicks)
 * @property {Record<string, number>} [heat]   cell -> -1 (bad) to 1 (good)
 * @property {CellLabel[]} [labels]
 * @property {Area[]} [areas]
 * @property {Arrow[]} [arrows]
 * @property {Ghost[]} [ghosts]
 * @property {Record<string, string>} [effects]  cell -> effect class during an animation: `drop`, `flip`,
 *   `crumble`, `glow`, `shake`, `wave`; a delay in milliseconds may follow: `flip 120`; styled in
 *   styles/board-effects.css alone
 * @property {(cell: string) => string} [describe]  added to the label of a cell after its coordinate and stone
 * @property {(cell: string) => void} [onAct]       a target was clicked, tapped or confirmed with Enter
 * @property {(cell: string | null) => void} [onHover]  pointer or keyboard focus is on a cell
 * @property {() => void} [onCancel]                Escape
 * @property {string} label                         the spoken name of the whole board
 * @property {boolean} [still]                      a picture: no focus, no pointer
 * @property {boolean} [coordinates]                by default as in the preferences
 * @property {Side} [mover]                         a ghost of this side is shown on an empty target under the pointer
 * @property {boolean} [hints]                      a dot on each target, for tasks with few targets
 * @property {boolean} [shaking]                    the whole board shakes
 * @property {boolean} [plain]                      without grain, for small pictures
 */
export {};
