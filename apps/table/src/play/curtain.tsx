import { texts } from "../texts.js";
import css from "./curtain.module.css";

/** Between two people at one device: nobody sees the other's hand. */
export function Curtain({ seat, onOpen }: { readonly seat: number; readonly onOpen: () => void }) {
  return (
    <div className={css.curtain}>
      <p>{texts.play.handOver(seat)}</p>
      <button type="button" onClick={onOpen}>
        {texts.play.open(seat)}
      </button>
    </div>
  );
}
