import { pick } from "@riposte/kernel";
import { type Chance, sampleChance } from "@riposte/kernel/chance";
import { type Game, type Seen, type Simulation, type State, simulateMatch } from "@riposte/kernel/run";
import type { IsFarEnough } from "./play-out.js";
import type { Below, SearchHelp } from "./search-help.js";

/** An imagined match: what is hidden, and the dice. */
export interface World {
  readonly state: State;
  readonly number: number;
  readonly rolls: string;
  /** Whose question it is about. */
  readonly seat: number;
  readonly isFarEnough: IsFarEnough;
}

/** Where a searcher tries things out. */
export interface Imagination {
  /** Begins to imagine matches from what a seat sees; each call gives another one. */
  from(seen: Seen): () => World;
  /** Stands at the beginning of an imagined match, its dice as they were; `isLong` where it is played on for hundreds of answers. */
  enter(world: World, isLong?: boolean): Simulation<unknown>;
  readonly below: Below;
}

const MANY = 0x7fffffff;

/** Everything drawn in it comes from the seed. */
export function createImagination(game: Game, help: SearchHelp, seed: string | number): Imagination {
  const own = sampleChance(`${seed}`);
  const streams = {};
  const below: Below = (count) => own.draw(streams, "search", pick(count));
  let dice: Chance = own;
  const chance: Chance = { draw: (at, stream, distribution) => dice.draw(at, stream, distribution) };
  // made when first needed: a bot that only sits there need not set up a match
  let made: Simulation<unknown> | undefined;
  return {
    below,
    enter({ state, rolls }, isLong = false) {
      made ??= simulateMatch(game, { seed: "search", chance });
      dice = sampleChance(rolls);
      made.reset(state, { inPlace: isLong });
      return made;
    },
    from(seen) {
      const draw = help.imagine(seen);
      const known = seen.imagine(draw(below));
      const { horizon } = help;
      const until = horizon?.until(known.slices) ?? 0;
      const isFarEnough: IsFarEnough = (slices) => horizon !== undefined && horizon.clock(slices) >= until;
      let number = 0;
      return () => ({
        state: { ...known, slices: draw(below) },
        number: number++,
        rolls: `${seed}:${below(MANY)}`,
        seat: seen.seat,
        isFarEnough,
      });
    },
  };
}
