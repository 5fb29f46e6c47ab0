import type { Told, TurningPoint } from "@riposte/hosting/analysis";
import { buttonClass } from "../look/button.js";
import { percent } from "../look/percent.js";
import css from "./analysis-screen.module.css";
import { analysisTexts as texts } from "./analysis-texts.js";

interface PointCardProps {
  readonly point: TurningPoint;
  readonly number: number;
  readonly of: number;
  /** "your", "the opponent's". */
  readonly whose: string;
  readonly chapter: string;
  /** Where the replay shows it. */
  readonly look: string;
}

/** A turning point: what was chosen, what was better, and what each was worth to the player who chose. */
export function PointCard({ point, number, of, whose, chapter, look }: PointCardProps) {
  const { before, after, given, other, question, at, input } = point;
  const change = Math.round((after - before) * 100);
  const isGood = other === null || given.chance >= other.chance;
  return (
    <article className={css.card}>
      <p className={css.when}>
        <b className={css.number}>{number}</b>
        {texts.decisionIn(chapter, at, whose)}
        <strong data-good={change >= 0}>{texts.signed(change)}</strong>
      </p>
      <h3>{question}</h3>
      <ul>
        <Way told={given} label={whose === "your" ? texts.youDid : texts.chosen} isBest={isGood} />
        {other !== null && <Way told={other} label={isGood ? texts.nextBest : texts.better} isBest={!isGood} />}
      </ul>
      <footer>
        {texts.decision(input + 1, of)}
        <a className={buttonClass("quiet", "small")} href={look}>
          {texts.look}
        </a>
      </footer>
    </article>
  );
}

interface WayProps {
  readonly told: Told;
  readonly label: string;
  readonly isBest: boolean;
}

const Way = ({ told, label, isBest }: WayProps) => (
  <li data-best={isBest}>
    <span>
      {label}: {told.words}
      <small>{told.why}</small>
    </span>
    <strong>{percent(told.chance)}</strong>
  </li>
);
