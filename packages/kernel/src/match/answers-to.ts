import type { Game } from "../compose/game.js";
import type { Explained, Match } from "../declare/match.js";
import type { Effect, Ownership } from "../declare/ownership.js";
import { looking } from "../engine/looking.js";
import type { Runtime } from "../engine/runtime.js";
import { resume, type State } from "../engine/state.js";
import { explainValue } from "../values/values.js";
import { NO_CHANCE } from "../windows/look-ahead.js";
import { createRuntime } from "./runtime-of-game.js";

/** What one plugin would queue on hearing a fact, or what it threw. */
export interface AnswerTo {
  readonly plugin: string;
  readonly effects: readonly Effect[];
  readonly failed?: unknown;
}

/** What every plugin would queue if a fact were told in a state, which stays as it is: for reckoning what rules come to before they are played. */
export function answersTo(game: Game, state: State, event: string, payload: unknown): readonly AnswerTo[] {
  const rt = lookerOf(game.unwatched ?? game);
  resume(rt, state);
  return (rt.game.events.get(event)?.handlers ?? []).map(({ plugin, label, run }) => {
    const start = rt.top;
    rt.acting = label;
    rt.live = 1;
    rt.hearing = true;
    try {
      run(payload, rt.match);
      return { plugin, effects: rt.effects.slice(start, rt.top) };
    } catch (failed) {
      return { plugin, effects: [], failed };
    } finally {
      rt.top = start;
      rt.live = 0;
      rt.hearing = false;
    }
  });
}

/** A value with its reasons in a state that the match has not reached. */
export const explainAt = <T extends number | Readonly<Record<string, number>>>(
  game: Game,
  state: State,
  ...[name, subject, base]: readonly [name: string, subject: unknown, base: T]
): Explained<T> => lookedAt(game, state, (rt) => explainValue(rt, name, subject, base));

/** What a rule reads in a state that the match may not have reached; it looks and does not act. */
export const lookAt = <O extends Ownership, T>(game: Game, state: State, look: (match: Match<O>) => T): T =>
  lookedAt(game, state, ({ match }) => look(match as Match<O>));

function lookedAt<T>(game: Game, state: State, look: (rt: Runtime) => T): T {
  const rt = lookerOf(game.unwatched ?? game);
  resume(rt, state);
  return looking(rt, () => look(rt));
}

const lookers = new WeakMap<Game, Runtime>();

/** All matches of a game share one: it is loaded anew each time. */
function lookerOf(game: Game): Runtime {
  const known =
    lookers.get(game) ??
    createRuntime(game, { chance: NO_CHANCE, inPlace: false, records: false, checks: false, isScout: true });
  lookers.set(game, known);
  return known;
}
