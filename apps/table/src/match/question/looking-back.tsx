import { matchTexts as texts } from "../texts.js";
import { ChipLine } from "./dock.js";
import css from "./dock.module.css";

/** The table shows an earlier moment, and nothing on it can be done. */
export function LookingBack({ chapter, onReturn }: { readonly chapter: string; readonly onReturn: () => void }) {
  return (
    <>
      <ChipLine chip={texts.lookingBack} />
      <h2 className={css.question}>{chapter || texts.atStart}</h2>
      <p className={css.lead}>{texts.pastMoment}</p>
      <button type="button" className={css.back} onClick={onReturn}>
        {texts.goBack}
      </button>
    </>
  );
}
