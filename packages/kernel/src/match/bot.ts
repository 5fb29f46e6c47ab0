import type { Streams } from "../chance/distribution.js";
import { pick } from "../chance/distribution.js";
import { sampleChance } from "../chance/sample.js";
import { drawAnswer } from "../choices/answers.js";
import { posedNow } from "../choices/asking.js";
import type { Answer, Choice } from "../choices/choice.js";
import type { Pending, Runtime } from "../engine/runtime.js";
import type { State } from "../engine/state.js";
import { KernelError } from "../errors.js";
import { knownState } from "../views/imagined.js";
import { viewSlice } from "../views/slice-view.js";
import { initialPolicy } from "../windows/holds.js";
import { firstOf } from "../windows/pause.js";

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
  /** Of a pause that stands for several moments the first alone. */
  readonly choice: Choice;
  /** A plugin's slice as the asked seat sees it. */
  slice(plugin: string): unknown;
  /**
   * A state for `Simulation.reset` in which hidden things are as the bot fills them in: slices by the bot, what is outside them as
   * the plugins' `knownBy` shows it to this seat. Future chance and other seats' policies are not the real ones.
   */
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
export const seenIn = (rt: Runtime): Seen => new SeenBySeat(rt);

// a class, like the facade: getters in a literal would make every bot megamorphic
class SeenBySeat implements Seen {
  readonly #rt: Runtime;

  constructor(rt: Runtime) {
    this.#rt = rt;
  }

  get seat(): number {
    return this.#pending().seat;
  }

  get question(): string {
    return this.#pending().question;
  }

  get about(): unknown {
    return this.#pending().about;
  }

  get choice(): Choice {
    return firstOf(posedNow(this.#rt).choice);
  }

  slice(plugin: string): unknown {
    const { game, slices } = this.#rt;
    const entry = game.slices.find((slice) => slice.plugin === plugin);
    return entry === undefined ? undefined : viewSlice(slices[plugin], entry.declaration.visibility, this.seat);
  }

  imagine(slices: Readonly<Record<string, unknown>>): State {
    const missing = this.#rt.game.slices.filter(({ plugin }) => !(plugin in slices)).map(({ plugin }) => plugin);
    if (missing.length > 0) {
      throw new KernelError(
        "HANDLER_FAILED",
        `A bot imagines a state without the slice of ${missing.join(", ")}: fill in every slice.`,
      );
    }
    const policies = this.#rt.policies.map((policy, seat) => (seat === this.seat ? policy : initialPolicy("auto")));
    return { ...knownState(this.#rt, this.seat), slices, policies, streams: {} };
  }

  #pending(): Pending {
    if (this.#rt.pending === null) throw new KernelError("NO_DECISION", "No decision is pending: the match is over.");
    return this.#rt.pending;
  }
}
