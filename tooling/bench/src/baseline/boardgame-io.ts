import { createRequire } from "node:module";
import type { BaselineGame, BaselineResult, Difficulty } from "./baseline-game.js";
import { isUsable, moves } from "./boardgame-io-moves.js";
import { type G, setup } from "./boardgame-io-rules.js";

/** Starts the same game in a boardgame.io client: no server, no undo, one player, no debug panel. */
export function createGame(deck: readonly number[], difficulty: Difficulty): BaselineGame {
  const client = Client({ game: gameOn(deck, difficulty), numPlayers: 1, debug: false });
  let inputs = 0;
  // The client builds a new view of its state at each call: ask once per input.
  let state = client.getState()!.G;
  let choices = choicesOf(state);
  return {
    count: () => (choices.length > 0 ? choices.length : countAnswers(state)),
    answerIndex: (index) => {
      const [move, ...args] = choices.length > 0 ? choices[index]! : choiceAt(state, index);
      inputs++;
      client.moves[move](...args);
      state = client.getState()!.G;
      choices = choicesOf(state);
    },
    done: () => state.outcome !== "playing",
    result: () => resultOf(state, inputs),
  };
}

type Choice = [move: keyof typeof moves, ...args: unknown[]];

interface GameClient {
  getState(): { G: G } | null;
  moves: Record<keyof typeof moves, (...args: unknown[]) => void>;
}

// The package has no "exports", so ES modules cannot import its folders; its CommonJS build can be required.
const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client") as {
  Client(options: { game: object; numPlayers: number; debug: boolean }): GameClient;
};
// The very copy of immer that boardgame.io drafts with.
const { original } = createRequire(require.resolve("boardgame.io/client"))("immer") as { original(draft: G): G };

function gameOn(deck: readonly number[], difficulty: Difficulty): object {
  const entries = Object.entries(moves).map(([name, move]) => [
    name,
    ({ G }: { G: G }, ...args: never[]) => {
      const state = copyOf(original(G));
      const rejected = (move as (state: G, ...args: never[]) => unknown)(state, ...args);
      if (rejected !== undefined) return rejected;
      answerForced(state);
      return state;
    },
  ]);
  return {
    name: "finished",
    setup: () => {
      const state = setup(deck, difficulty);
      answerForced(state);
      return state;
    },
    moves: Object.fromEntries(entries),
    endIf: ({ G }: { G: G }) => (G.outcome === "playing" ? undefined : { won: G.outcome === "won" }),
    disableUndo: true,
  };
}

/** Moves work on a fresh copy: returning it is nearly twice as fast as changing immer's draft. */
function copyOf(state: G): G {
  return {
    ...state,
    draw: [...state.draw],
    present: [...state.present],
    past: [...state.past],
    future: state.future.map(({ kind, cards }) => ({ kind, cards: [...cards] })),
    candy: [...state.candy],
  };
}

/** Decisions with one legal answer are no decisions: they are answered within the move that led to them. */
function answerForced(state: G): void {
  while (state.outcome === "playing" && countAnswers(state) === 1) {
    const [move, ...args] = choiceAt(state, 0);
    (moves[move] as (state: G, ...args: unknown[]) => unknown)(state, ...args);
  }
}

function countAnswers(state: G): number {
  if (state.outcome !== "playing") return 0;
  const size = state.present.length;
  if (state.asked === "next") {
    // One answer means end; anything usable makes at least two.
    return size >= 2 ? 2 : nextChoices(state).length;
  }
  if (state.asked === "two-cards") return size * (size - 1);
  if (state.asked === "one-card" || state.asked === "put-back") return size;
  return factorial(size);
}

function choicesOf(state: G): Choice[] {
  return state.outcome === "playing" && state.asked === "next" ? nextChoices(state) : [];
}

function nextChoices(state: G): Choice[] {
  const choices: Choice[] = [];
  for (const card of state.present) if (isUsable(state, card)) choices.push(["activate", card]);
  if (state.present.length >= 2) choices.push(["sort"]);
  choices.push(["end"]);
  return choices;
}

function choiceAt(state: G, index: number): Choice {
  const { present } = state;
  switch (state.asked) {
    case "next":
      return nextChoices(state)[index]!;
    case "two-cards": {
      const first = Math.floor(index / (present.length - 1));
      const others = present.filter((_, at) => at !== first);
      return ["twoIntoPast", present[first]!, others[index % others.length]!];
    }
    case "one-card":
      return ["oneIntoFuture", present[index]!];
    case "put-back":
      return ["putBack", present[index]!];
    default:
      return ["order", permutation(present, index)];
  }
}

function permutation(cards: readonly number[], index: number): number[] {
  const left = [...cards];
  const order: number[] = [];
  let rest = index;
  while (left.length > 0) {
    const block = factorial(left.length - 1);
    const pick = Math.floor(rest / block);
    rest -= pick * block;
    order.push(left.splice(pick, 1)[0]!);
  }
  return order;
}

function factorial(size: number): number {
  return size <= 1 ? 1 : size * factorial(size - 1);
}

function resultOf(state: G, inputs: number): BaselineResult {
  const { asked: _, outcome, ...rest } = structuredClone(state);
  return { won: outcome === "won", lost: outcome === "lost", inputs, ...rest };
}
