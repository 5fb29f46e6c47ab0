import { KernelError } from "../errors.js";
import { seedInts } from "../values/hash.js";
import { type Chance, checkDistribution, type Distribution, type Outcome, type Streams } from "./distribution.js";

type State = Streams[string];

const WARM_UP = 16;

/** Chance for play: one sfc32 generator per stream, started from the seed and the stream's name at its first draw. */
export function sampleChance(seed: string): Chance {
  return {
    draw<D extends Distribution>(streams: Streams, stream: string, distribution: D): Outcome<D> {
      let state = streams[stream];
      if (state === undefined) {
        state = startStream(seed, stream);
        streams[stream] = state;
      }
      return sample(state, distribution) as Outcome<D>;
    },
  };
}

function startStream(seed: string, stream: string): State {
  // As JSON, so that seed "a" with stream "bc" and seed "ab" with stream "c" differ.
  const state = seedInts(JSON.stringify([seed, stream]));
  for (let i = 0; i < WARM_UP; i++) next(state);
  return state;
}

function sample(state: State, distribution: Distribution): number | readonly number[] {
  switch (distribution.kind) {
    case "uniform":
      return distribution.from + below(state, distribution.size);
    case "shuffle":
      return permutation(state, distribution.size);
    default:
      checkDistribution(distribution);
      throw new KernelError("CHANCE_INVALID", "there is no such distribution.");
  }
}

/** Rejection under a mask: integer arithmetic only, every value exactly as likely. */
function below(state: State, size: number): number {
  if (size >>> 0 !== size || size === 0) checkDistribution({ kind: "uniform", from: 0, size });
  if (size === 1) return 0;
  const mask = 0xffffffff >>> Math.clz32(size - 1);
  let value = (next(state) & mask) >>> 0;
  while (value >= size) value = (next(state) & mask) >>> 0;
  return value;
}

function permutation(state: State, size: number): readonly number[] {
  if (size >>> 0 !== size) checkDistribution({ kind: "shuffle", size });
  const order: number[] = [];
  // The inside-out form of Fisher-Yates: fills and shuffles in one pass.
  for (let i = 0; i < size; i++) {
    const j = below(state, i + 1);
    if (j === i) order.push(i);
    else {
      order.push(order[j] as number);
      order[j] = i;
    }
  }
  return order;
}

/** One step of sfc32, kept in signed integers. */
function next(state: State): number {
  const a = state[0];
  const b = state[1];
  const c = state[2];
  const d = state[3];
  const out = (((a + b) | 0) + d) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + out) | 0;
  state[3] = (d + 1) | 0;
  return out;
}
