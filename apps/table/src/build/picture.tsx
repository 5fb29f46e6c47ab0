import { lazy, Suspense } from "react";
import css from "./picture.module.css";

interface PictureProps {
  readonly game: string;
  readonly id: string;
  /** Beside words, on a tile of its own, or as a card in a hand. */
  readonly size: "row" | "tile" | "hand";
}

const DeckPicture = lazy(async () => ({ default: (await import("./pictures/deck-picture.js")).DeckPicture }));
const ArmyPicture = lazy(async () => ({ default: (await import("./pictures/army-picture.js")).ArmyPicture }));

/** Our own drawing of something that can be in a list. */
export const Picture = ({ game, id, size }: PictureProps) => (
  <span className={css.picture} data-size={size} data-kind={game}>
    <Suspense fallback={null}>
      {game === "one-piece" ? <DeckPicture id={id} size={size} /> : <ArmyPicture id={id} />}
    </Suspense>
  </span>
);
