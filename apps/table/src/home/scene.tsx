import { Suspense } from "react";
import { emblemOf, pageOf } from "../games.js";
import { Icon } from "../look/icon.js";
import css from "./scene.module.css";

/** What one looks at in a game, and its sign where the game has no drawing. */
export function Scene({ game }: { readonly game: string }) {
  const Drawn = pageOf(game)?.Scene;
  return Drawn === undefined ? (
    <span className={css.sign}>
      <Icon name={emblemOf(game)} />
    </span>
  ) : (
    <Suspense fallback={null}>
      <Drawn />
    </Suspense>
  );
}
