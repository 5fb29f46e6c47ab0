import type { ClockTerms, MatchAbout } from "@riposte/hosting/seats";
import { newMatchTexts as offered } from "../new-match/new-match-texts.js";
import type { ChosenTerms } from "./chosen-terms.js";
import { clockWords } from "./clock-words.js";
import { onlineTexts } from "./online-texts.js";
import css from "./waiting-room.module.css";

interface MatchTermsProps {
  readonly title: string;
  /** Armies, decks, map: as soon as their names are there. */
  readonly chosen: ChosenTerms | null;
  /** Whose army is "yours"; who was invited has no seat yet. */
  readonly seat: number | null;
  readonly clock: ClockTerms | null;
  /** What each brings, before the match has begun. */
  readonly bring: string | null;
  /** What is unusual: the player who chose the seed could know the dice. */
  readonly unusual: MatchAbout["unusual"];
}

const room = onlineTexts.room;

/** What a match with a player elsewhere is played by. */
export function MatchTerms({ title, chosen, seat, clock, bring, unusual }: MatchTermsProps) {
  const terms = [
    [room.game, title],
    ...(bring === null ? [] : [[offered.things[bring] ?? "", room.eachBrings] as const]),
    ...sidesIn(chosen, seat),
    ...(chosen?.more ?? []),
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

/** Both armies, or both decks: yours and theirs, or one against the other. */
function sidesIn(chosen: ChosenTerms | null, seat: number | null): readonly (readonly [string, string])[] {
  if (chosen?.sides == null) return [];
  const { key, titles } = chosen.sides;
  if (seat === null) return [[offered.things[key] ?? "", room.against(titles)]];
  return [
    [offered.yours[key] ?? "", titles[seat] ?? ""],
    [offered.theirs[key] ?? "", titles[1 - seat] ?? ""],
  ];
}
