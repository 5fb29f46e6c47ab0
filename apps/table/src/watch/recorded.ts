import { type GameDescriptor, type GameInfo, pickedIn, playersAt, type Voice, voiceOf } from "@riposte/hosting";
import { beginAgain, createCursor, HUMAN, peopleAt } from "@riposte/hosting/seats";
import { type LiveMatch, parseSave } from "@riposte/kernel/run";
import type { LocalHost } from "../seat/hosting.js";
import { createLocalHost } from "../seat/local-host.js";
import { gameNamedBy, MissingGame } from "../shell/missing-game.js";
import type { SharedMatch } from "./share-match.js";
import { watchTexts as texts } from "./watch-texts.js";

/** A match that was played, to be gone along. */
export interface Recorded {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly host: LocalHost;
  readonly match: SharedMatch;
  readonly isOver: boolean;
  /** Who may be looked through: while it goes on only the seats played here. */
  readonly eyes: readonly number[];
  voiceFor(seat: number | null): Voice;
  /** The match after so many inputs; the next call moves it on. */
  at(inputs: number): LiveMatch<unknown>;
  /** The score of each seat after every input: the whole match is played once more. */
  scores(): readonly (readonly number[])[];
}

/** Plays a match again; whatever is no match is refused with a sentence. */
export async function openRecorded({ save: written, seats: given, names }: Partial<SharedMatch>): Promise<Recorded> {
  try {
    const save = parseSave(written);
    const info = gameNamedBy(save) as GameInfo;
    const plugins = pickedIn(info, save.lock);
    const entry = await info.loadTable(plugins);
    const composed = entry.compose(plugins);
    if (!composed.ok) throw new Error(composed.problems.join(" "));
    const all = Array.from({ length: save.holds.length }, () => HUMAN);
    const seats = Array.isArray(given) && given.length === save.holds.length ? given.map(String) : all;
    // no seat answers any more, bots neither
    const host = createLocalHost({ entry, game: composed.game, plugins, seats: all, save, pace: 0 });
    const cursor = createCursor(() => beginAgain(host.match));
    const isOver = host.match.outcome !== null;
    const people = peopleAt({ seats });
    const reader = people.length === 1 ? (people[0] ?? null) : null;
    const called = Array.isArray(names) ? names.map((name) => (name === null ? null : String(name).slice(0, 40))) : [];
    return {
      info,
      entry,
      host,
      match: { save, seats, names: called },
      isOver,
      eyes: isOver ? [...seats.keys()] : reader === null ? [] : [reader],
      voiceFor: () =>
        voiceOf(
          entry,
          host.match.game,
          playersAt({ seat: reader, seats, names: called, isShared: true }),
          host.match.viewFor(null).slices,
        ),
      at: (inputs) => cursor.at(host.match.line.slice(0, inputs)),
      scores: () => scoresAlong(host, entry),
    };
  } catch (error) {
    if (error instanceof MissingGame) throw error;
    throw new Error(texts.noReplay, { cause: error });
  }
}

function scoresAlong({ match }: LocalHost, { standing }: GameDescriptor): readonly (readonly number[])[] {
  const along = beginAgain(match);
  const now = () => standing(along.slices as Record<string, unknown>).scores;
  const scores = [now()];
  for (const move of match.line) {
    along.enter(move);
    scores.push(now());
  }
  return scores;
}
