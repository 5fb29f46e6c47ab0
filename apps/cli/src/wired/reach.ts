import { counted } from "@riposte/words";
import type { GameEntry } from "../games/game-entry.js";
import type { Played } from "../simulate/play-games.js";
import { countedNames } from "../simulate/report.js";

/** Held in so many matches and never once offered, an ability is taken to be broken, unless it is known why. */
const OFTEN = 50;

/** Which abilities players could use in random matches, and why the others could not. */
export interface Reach {
  readonly matches: number;
  readonly seed: string;
  /** In how many matches a seat was offered each. */
  readonly opened: Readonly<Record<string, number>>;
  readonly never: readonly Missed[];
  /** Where some can never be used, and why. */
  readonly limited: Readonly<Record<string, string>>;
}

interface Missed {
  readonly id: string;
  /** In how many matches a seat had it in hand; left out where it is in no hand ever. */
  readonly held?: number;
  readonly why: string;
  /** Nothing explains it. */
  readonly odd?: true;
}

/** Adds up what random matches offered. */
export function reachIn(
  played: readonly Played[],
  seed: string,
  { coverage }: Pick<GameEntry, "coverage">,
  groups: ReadonlyMap<string, Readonly<Record<string, string>>>,
): Reach {
  const held = countedNames(played.flatMap((one) => one.held));
  const all = coverage?.cards?.() ?? [];
  const opened = countedNames(played.flatMap((one) => one.opened.filter((id) => all.includes(id))));
  const limitOf = (id: string) => coverage?.limitOf?.(id);
  const never = all.filter((id) => opened[id] === undefined).sort();
  return {
    matches: played.length,
    seed,
    opened,
    never: never.map((id) => missed(id, held[id], limitOf(id), groups.get(id) ?? {})),
    limited: Object.fromEntries(all.flatMap((id) => (limitOf(id) === undefined ? [] : [[id, limitOf(id) as string]]))),
  };
}

function missed(
  id: string,
  held: number | undefined,
  known: string | undefined,
  by: Readonly<Record<string, string>>,
): Missed {
  const { kind: _kind, ...more } = by;
  if (known !== undefined) return { id, ...(held === undefined ? {} : { held }), why: known };
  if (held === undefined) return { id, held: 0, why: "it was in no hand" };
  const moment = Object.values(more).join(", ");
  const why = `its moment never came while it was held (${moment})`;
  return held < OFTEN ? { id, held, why } : { id, held, why, odd: true };
}

/** For people: how many could be used, those that never could, and where some never can. */
export function reachLines({ matches, seed, opened, never, limited }: Reach): readonly string[] {
  const there = Object.keys(opened).length;
  const width = Math.max(0, ...never.map(({ id }) => id.length));
  const lost = never.map(({ id, held = 0, why }) => {
    const inHand = held === 0 ? "" : `held in ${counted(held, "match", "matches")}: `;
    return `  ${id.padEnd(width)}  ${inHand}${why}`;
  });
  const somewhere = Object.entries(limited).map(([id, why]) => `  ${id}  ${why}`);
  return [
    "",
    `${there} of ${there + never.length} could be used in ${counted(matches, "random match", "random matches")}, seed ${seed}`,
    ...(lost.length === 0 ? [] : ["never:", ...lost]),
    ...(somewhere.length === 0 ? [] : ["not everywhere:", ...somewhere]),
  ];
}

/** What was held again and again and never offered. */
export const reachProblems = ({ never, matches }: Reach): readonly string[] =>
  never.flatMap(({ id, held = 0, odd }) =>
    odd === true ? [`${id} was held in ${held} of ${matches} random matches and could never be used.`] : [],
  );
