import { texts } from "../texts.js";
import css from "./curtain.module.css";

/** Another tab plays this match: two never write over each other. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  return (
    <section className={css.curtain}>
      <p>{texts.play.elsewhere}</p>
      <button type="button" onClick={onTake}>
        {texts.play.takeHere}
      </button>
    </section>
  );
}
