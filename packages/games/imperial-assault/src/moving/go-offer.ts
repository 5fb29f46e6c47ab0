import { type Offer, type Spelling, spelledOffer } from "@riposte/kernel";
import type { Board } from "../board/index.js";
import type { ImperialAssault } from "../declared.js";
import { namesOf } from "../figures/field.js";

/** Going to a place and stopping there. */
interface Going {
  readonly board: Board;
  readonly figure: string;
  readonly spaces: readonly number[];
  readonly cost: number;
  /** How many Move actions it takes. */
  readonly moves: number;
}

const LABELS = ["ia:go", "ia:go-moving", "ia:go-moving-twice"] as const;

const going: Spelling<ImperialAssault, Going> = {
  verb: "go",
  label({ board, spaces, cost, moves }) {
    const [to] = namesOf(board, spaces) as [string];
    return { id: LABELS[moves] as string, params: { to, cost } };
  },
  effects: ({ board, figure, spaces }) => [{ type: "figure:go", figure, to: namesOf(board, spaces) }],
};

/** Every decision lists dozens of places and one is taken, so what it says and does waits until somebody looks. */
export const goOffer = (about: Going): Offer => spelledOffer(keyOf(about.board, about.spaces), going, about);

/** Keys by the first space, then by how far the last one is from it: a figure lies in few ways, and those two tell which. */
const keys = new WeakMap<Board, string[][]>();

function keyOf(board: Board, spaces: readonly number[]): string {
  let ofBoard = keys.get(board);
  if (ofBoard === undefined) {
    ofBoard = Array.from({ length: board.size }, () => []);
    keys.set(board, ofBoard);
  }
  const first = spaces[0] as number;
  const fromFirst = ofBoard[first] as string[];
  const far = (spaces[spaces.length - 1] as number) - first;
  fromFirst[far] ??= `go:${namesOf(board, spaces).join("+")}`;
  return fromFirst[far];
}
