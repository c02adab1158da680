/** All games, and their titles by name, once they are loaded. */
import { useEffect, useState } from "preact/hooks";
import { games } from "../../api/session.js";

/** @typedef {import("../../api/types.js").Game} Game */

/** @returns {{games: Game[], titles: Record<string, string>}} */
export function useGames() {
  const [found, set] = useState(/** @type {Game[]} */ ([]));
  useEffect(() => {
    games().then(
      (all) => set(all.games),
      () => {}, // the names are good enough
    );
  }, []);
  return { games: found, titles: Object.fromEntries(found.map((game) => [game.name, game.title])) };
}
