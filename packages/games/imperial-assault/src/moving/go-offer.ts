import type { Message, Offer } from "@riposte/kernel";
import type { Board } from "../board/index.js";
import { namesOf } from "../figures/field.js";

const LABELS = ["ia:go", "ia:go-moving", "ia:go-moving-twice"] as const;

/**
 * Going to a place and stopping there. Every decision lists dozens and one is taken, so an offer is named at once and says its words
 * and effects when somebody looks at them.
 */
export class GoOffer implements Offer {
  readonly kind = "optional";
  readonly verb = "go";
  readonly key: string;
  readonly #board: Board;
  readonly #figure: string;
  readonly #spaces: readonly number[];
  readonly #cost: number;
  /** How many Move actions it takes. */
  readonly #moves: number;

  constructor(board: Board, figure: string, spaces: readonly number[], cost: number, moves: number) {
    this.key = keyOf(board, spaces);
    this.#board = board;
    this.#figure = figure;
    this.#spaces = spaces;
    this.#cost = cost;
    this.#moves = moves;
  }

  get label(): Message {
    const [to] = namesOf(this.#board, this.#spaces) as [string];
    return { id: LABELS[this.#moves] as string, params: { to, cost: this.#cost } };
  }

  get effects(): Offer["effects"] {
    const to = namesOf(this.#board, this.#spaces);
    return [{ type: "figure:go", figure: this.#figure, to } as Offer["effects"][number]];
  }

  /** All of it as data, for whoever shows or keeps it. */
  toJSON(): Offer {
    const { key, label, kind, verb, effects } = this;
    return { key, label, kind, verb, effects };
  }
}

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
