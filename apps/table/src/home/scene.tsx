import { Suspense } from "react";
import { pageOf } from "../games.js";

/** What one looks at in a game; nothing for one that has no drawing, or before it came. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = pageOf(game)?.Scene;
  return Drawn === undefined ? null : (
    <Suspense fallback={null}>
      <Drawn />
    </Suspense>
  );
}
