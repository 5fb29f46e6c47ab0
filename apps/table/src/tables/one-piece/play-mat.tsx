import { cardsIn } from "@riposte/catalog/one-piece";
import type { TableView } from "@riposte/one-piece";
import { texts } from "../../texts.js";
import { optionsIn, type TableProps } from "../table-props.js";
import { MatSide } from "./mat-side.js";
import css from "./play-mat.module.css";

/** Both sides of the mat, one's own below; of hidden hands only how many cards there are. */
export function PlayMat({ view, numbers, voice, onPoint }: TableProps) {
  const table = view.slices["one-piece"] as TableView;
  const own = view.seat ?? 0;
  const options = optionsIn(view).map(({ key }) => ({ key, cards: cardsIn(key) }));
  const keysOf = (card: number) => options.filter(({ cards }) => cards.includes(card)).map(({ key }) => key);
  return (
    <div className={css.mat}>
      <p className={css.status}>{texts.mat.status(table.turn, table.phase, table.active)}</p>
      {[1 - own, own].map((seat) => (
        <MatSide
          key={seat}
          table={table}
          seat={seat}
          numbers={numbers}
          voice={voice}
          keysOf={keysOf}
          onPoint={onPoint}
        />
      ))}
    </div>
  );
}
