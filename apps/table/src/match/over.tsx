import { endingOf, type Outcome, type Voice } from "@riposte/catalog";
import { ChipLine } from "./dock.js";
import css from "./dock.module.css";
import { matchTexts as texts } from "./texts.js";

interface OverProps {
  readonly voice: Voice;
  readonly outcome: Outcome;
  readonly seats: number;
}

/** Who won, and why. */
export function Over({ voice, outcome, seats }: OverProps) {
  const { headline, why } = endingOf(voice, outcome, seats);
  return (
    <>
      <ChipLine chip={texts.over} />
      <h2 className={css.question}>{headline}</h2>
      {why !== null && <p className={css.lead}>{why}</p>}
    </>
  );
}
