import type { ClockTerms, MatchAbout } from "@riposte/seats";
import { clockWords } from "./clock-words.js";
import { onlineTexts } from "./online-texts.js";
import css from "./waiting-room.module.css";

interface MatchTermsProps {
  readonly title: string;
  readonly clock: ClockTerms | null;
  /** What is unusual: whoever chose the seed could know the dice. */
  readonly unusual: MatchAbout["unusual"];
}

const room = onlineTexts.room;

/** What a match with somebody elsewhere is played by. */
export function MatchTerms({ title, clock, unusual }: MatchTermsProps) {
  const terms = [
    [room.game, title],
    [room.undo, room.bothAgree],
    [room.clock, clockWords(clock)],
    [room.watch, room.withLink],
  ];
  return (
    <aside className={css.card}>
      <h2>{room.terms}</h2>
      <dl>
        {terms.map(([what, how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
      {!unusual.includes("chosen-seed") && <p>{room.fair}</p>}
    </aside>
  );
}
