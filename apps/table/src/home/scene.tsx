import { pageOf } from "../games.js";

/** What one looks at in a game; nothing for one that has no drawing. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = pageOf(game)?.Scene;
  return Drawn === undefined ? null : <Drawn />;
}
