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
  const { before, after, seat, given, other, question, at, input } = point;
  const mine = (chance: number) => (seat === 0 ? chance : 1 - chance);
  const change = Math.round((mine(after) - mine(before)) * 100);
  const isGood = other === null || mine(given.chance) >= mine(other.chance);
  return (
    <article className={css.card}>
      <p className={css.when}>
        <b className={css.number}>{number}</b>
        {texts.decisionIn(chapter, at, whose)}
        <strong data-good={change >= 0}>{texts.signed(change)}</strong>
      </p>
      <h3>{question}</h3>
      <ul>
        <Way told={given} label={whose === "your" ? texts.youDid : texts.chosen} isBest={isGood} mine={mine} />
        {other !== null && (
          <Way told={other} label={isGood ? texts.nextBest : texts.better} isBest={!isGood} mine={mine} />
        )}
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
  readonly mine: (chance: number) => number;
}

const Way = ({ told, label, isBest, mine }: WayProps) => (
  <li data-best={isBest}>
    <span>
      {label}: {told.words}
      <small>{told.why}</small>
    </span>
    <strong>{percent(mine(told.chance))}</strong>
  </li>
);
