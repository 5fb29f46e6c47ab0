import { Suspense } from "react";
import { pageOf } from "../games.js";
import css from "./picture.module.css";

interface PictureProps {
  readonly game: string;
  readonly id: string;
  /** Beside words, on a tile of its own, or as a card in a hand. */
  readonly size: "row" | "tile" | "hand";
}

/** Our own drawing of something that can be in a list. */
export function Picture({ game, id, size }: PictureProps) {
  const Drawn = pageOf(game)?.lists?.Picture;
  return (
    <span className={css.picture} data-size={size} data-kind={game}>
      <Suspense fallback={null}>{Drawn !== undefined && <Drawn id={id} size={size} />}</Suspense>
    </span>
  );
}
