import type { Streams } from "../chance/distribution.js";
import { pick } from "../chance/distribution.js";
import { sampleChance } from "../chance/sample.js";
import { drawAnswer } from "../choice/answers.js";
import type { Answer, Choice } from "../choice/choice.js";
import { posedNow } from "../run/asking.js";
import type { Pending, Runtime } from "../run/runtime.js";
import { rest, type State } from "../run/state.js";
import { viewSlice } from "../view/visibility.js";

/** Decides for a seat, from what that seat may know. */
export interface Bot {
  readonly name: string;
  answer(seen: Seen): Answer;
}

/** All a bot gets: the question put to its seat, the seat's view, and a way to try out what it imagines. */
export interface Seen {
  readonly seat: number;
  readonly question: string;
  readonly about: unknown;
  readonly choice: Choice;
  /** A plugin's slice as the asked seat sees it. */
  slice(plugin: string): unknown;
  /** A state for `Simulation.reset` in which hidden things are as the bot fills them in; future chance is not the real one. */
  imagine(slices: Readonly<Record<string, unknown>>): State;
}

/** Answers at random, every legal answer alike; the same seed answers the same. */
export function randomBot(seed: string | number): Bot {
  const chance = sampleChance(String(seed));
  const streams: Streams = {};
  const below = (n: number) => chance.draw(streams, "bot", pick(n));
  return { name: "random", answer: ({ choice }) => drawAnswer(choice, below) };
}

/** The pending question of a runtime as its seat's bot sees it. */
export function seenIn(rt: Runtime): Seen {
  const pending = () => rt.pending as Pending;
  return {
    get seat() {
      return pending().seat;
    },
    get question() {
      return pending().question;
    },
    get about() {
      return pending().about;
    },
    get choice() {
      return posedNow(rt).choice;
    },
    slice(plugin) {
      const entry = rt.game.slices.find((slice) => slice.plugin === plugin);
      return entry === undefined
        ? undefined
        : viewSlice(rt.slices[plugin], entry.declaration.visibility, pending().seat);
    },
    imagine(slices) {
      const whole = rt.game.slices.every(({ plugin }) => plugin in slices);
      if (!whole) throw new Error("imagine needs every slice: fill in what the view hides.");
      return { ...rest(rt), slices, streams: {} };
    },
  };
}
