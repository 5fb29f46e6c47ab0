import { lazy, Suspense } from "react";
import css from "./picture.module.css";

interface PictureProps {
  readonly game: string;
  readonly id: string;
  /** Beside words, on a tile of its own, or as a card in a hand. */
  readonly size: "row" | "tile" | "hand";
}

const DeckPicture = lazy(async () => ({ default: (await import("./pictures/deck-picture.js")).DeckPicture }));
const BattlePicture = lazy(async () => ({ default: (await import("./pictures/battle-picture.js")).BattlePicture }));
const ArmyPicture = lazy(async () => ({ default: (await import("./pictures/army-picture.js")).ArmyPicture }));

/** Our own drawing of something that can be in a list. */
export const Picture = ({ game, id, size }: PictureProps) => (
  <span className={css.picture} data-size={size} data-kind={game}>
    <Suspense fallback={null}>
      {game === "one-piece" && <DeckPicture id={id} size={size} />}
      {game === "imperial-assault" && <ArmyPicture id={id} />}
      {game === "warhammer-40k" && <BattlePicture id={id} />}
    </Suspense>
  </span>
);
