import { endingOf, type Outcome, type Voice } from "@riposte/hosting";
import { endTexts } from "../../end/end-texts.js";
import { ChipLine } from "../question/dock.js";
import css from "../question/dock.module.css";
import { matchTexts as texts } from "../texts.js";

interface OverProps {
  readonly voice: Voice;
  readonly outcome: Outcome;
  readonly seats: number;
  /** How it came to its end, where not by the rules. */
  readonly why?: string | null | undefined;
  readonly onShow: () => void;
}

/** Who won, and why, while the table is looked at. */
export function Over({ voice, outcome, seats, why: besides, onShow }: OverProps) {
  const { headline, ...ending } = endingOf(voice, outcome, seats);
  const why = besides ?? ending.why;
  return (
    <>
      <ChipLine chip={texts.over} />
      <h2 className={css.question}>{headline}</h2>
      {why !== null && <p className={css.lead}>{why}</p>}
      <button type="button" className={css.back} onClick={onShow}>
        {endTexts.again}
      </button>
    </>
  );
}
