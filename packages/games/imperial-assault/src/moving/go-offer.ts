import { type Message, type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Board, Reach, Stander, Stop } from "../board/index.js";
import type { ImperialAssault } from "../declared.js";
import { namesOf } from "../figures/field.js";
import { countOf, type Watchers, watchersAt } from "./watched.js";

/** Who goes, and how far its points and each of its Move actions lead it. */
interface Walker {
  readonly board: Board;
  readonly figure: string;
  readonly points: number;
  readonly speed: number;
  /** Where it stands. */
  readonly from: Pick<Stander, "spaces">;
  /** Who could answer its steps. */
  readonly watchers: Watchers | undefined;
}

const LABELS = ["ia:go", "ia:go-moving", "ia:go-moving-twice"] as const;

/** Every decision lists dozens of places to go to and stop, and one is taken: what it says and does waits until a reader looks. */
export function goOffers(walker: Walker, reach: Reach): Offer[] {
  const spelling = goingOf(walker, reach);
  return elsewhere(reach.stops).map((stop) => spelledOffer(null, spelling, stop));
}

/** Stops stand by rising cost: those that cost nothing, where it stands already, come first. */
function elsewhere(stops: readonly Stop[]): readonly Stop[] {
  let staying = 0;
  while (stops[staying]?.cost === 0) staying += 1;
  return staying === 0 ? stops : stops.slice(staying);
}

const goingOf = (walker: Walker, reach: Reach): Spelling<ImperialAssault, Stop> => {
  const { board, figure, points, speed } = walker;
  return {
    verb: "go",
    key: ({ spaces }) => keyOf(keysOf(board), board, spaces),
    label(stop) {
      const { spaces, cost } = stop;
      const [to] = namesOf(board, spaces) as [string];
      const moves = cost <= points ? 0 : Math.ceil((cost - points) / speed);
      return { id: LABELS[moves] as string, params: { to, cost, ...wayTold(walker, reach, stop) } };
    },
    effects: ({ spaces }) => [{ type: "figure:go", figure, to: namesOf(board, spaces) }],
  };
};

/**
 * For those who draw the way before it is taken: the first space of each step, who could answer one of them, and who watches the
 * place itself, for a way of one's own that leads over it.
 */
function wayTold({ board, from, watchers }: Walker, { pathTo }: Reach, stop: Stop): NonNullable<Message["params"]> {
  const path = pathTo(stop, countOf(watchers));
  const way = path.map((spaces) => namesOf(board, spaces)[0] as string);
  if (watchers === undefined) return { way };
  const { entered, left } = watchers;
  const between = path.slice(0, -1).flatMap((spaces) => watchersAt(watchers, spaces));
  const by = [...new Set([...left(from.spaces), ...between, ...entered(stop.spaces)])];
  const near = watchersAt(watchers, stop.spaces);
  return { way, ...(by.length > 0 && { by }), ...(near.length > 0 && { near }) };
}

/** Keys by the first space, then by how far the last one is from it: a figure lies in few ways, and those two tell which. */
const known = new WeakMap<Board, string[][]>();

function keysOf(board: Board): string[][] {
  const keys = known.get(board) ?? Array.from({ length: board.size }, () => []);
  known.set(board, keys);
  return keys;
}

function keyOf(keys: string[][], board: Board, spaces: readonly number[]): string {
  const first = spaces[0] as number;
  const fromFirst = keys[first] as string[];
  const far = spaces.length === 1 ? 0 : (spaces[spaces.length - 1] as number) - first;
  const known = far < fromFirst.length ? fromFirst[far] : undefined;
  if (known !== undefined) return known;
  const key = `go:${namesOf(board, spaces).join("+")}`;
  fromFirst[far] = key;
  return key;
}
