import { newMatchTexts as texts } from "./new-match-texts.js";
import css from "./steps.module.css";

/** What is chosen, in the order it is asked where there is little room. */
export type Step = "who" | "sides" | "place";

interface StepsProps {
  readonly steps: readonly Step[];
  readonly now: Step;
  /** What sides have: armies, decks. */
  readonly things: string;
  readonly onGo: (step: Step) => void;
}

/** One step after another on phones; elsewhere everything is on one page and this is not there. */
export function Steps({ steps, now, things, onGo }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={texts.steps}>
      {steps.map((step, at) => (
        <li key={step}>
          <button type="button" aria-current={step === now ? "step" : undefined} onClick={() => onGo(step)}>
            <i aria-hidden="true">{at + 1}</i>
            {step === "sides" ? (texts.things[things] ?? texts.step.sides) : texts.step[step]}
          </button>
        </li>
      ))}
    </ol>
  );
}
