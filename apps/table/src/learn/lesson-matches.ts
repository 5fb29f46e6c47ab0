import { findGame, usualPlugins } from "@riposte/hosting";
import { HUMAN } from "@riposte/hosting/seats";
import { keptMatches } from "../kept/kept-match.js";
import { store, stored } from "../kept/store.js";
import { type Started, startSession } from "../play/session.js";
import type { Course } from "./lesson.js";

const KEY = "riposte:lessons";

interface Kept {
  /** Matches that are lessons, by id. */
  readonly matches: readonly string[];
  /** `game lesson` for every one that was read. */
  readonly heard: readonly string[];
}

function kept(): Kept {
  const { matches, heard } = (stored(KEY) ?? {}) as Partial<Kept>;
  return { matches: Array.isArray(matches) ? matches : [], heard: Array.isArray(heard) ? heard : [] };
}

/** Where nothing can be kept, the coach repeats himself next time. */
const keep = (change: Partial<Kept>): boolean => store(KEY, { ...kept(), ...change });

export const isLesson = (match: string): boolean => kept().matches.includes(match);

export const hasHeard = (game: string, lesson: string): boolean => kept().heard.includes(`${game} ${lesson}`);

export function hear(game: string, lesson: string): void {
  if (!hasHeard(game, lesson)) keep({ heard: [...kept().heard, `${game} ${lesson}`] });
}

type Laid = Pick<Course, "game" | "plugins" | "setup">;

/** Starts a match in a position, against the bot whose moves are worth learning from. */
export async function startLaid({ game, plugins, setup }: Laid): Promise<Started> {
  const info = findGame(game);
  if (info === undefined) return { ok: false, problems: [] };
  const { hintBot, seats } = await info.loadTable([], {});
  return startSession({
    game,
    plugins: plugins ?? usualPlugins(info),
    seats: Array.from({ length: seats(setup ?? {}) }, (_, seat) => (seat === 0 ? HUMAN : hintBot)),
    setup,
    seed: "first",
  });
}

/** Starts a course's match. */
export async function startLesson(course: Course): Promise<Started> {
  const started = await startLaid(course);
  const known = new Set(keptMatches().map(({ id }) => id));
  if (started.ok) keep({ matches: [started.id, ...kept().matches.filter((id) => known.has(id))] });
  return started;
}
