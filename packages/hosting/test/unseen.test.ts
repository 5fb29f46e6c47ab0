import { choose, declarePlugin, definePlugin, type Owns, shuffle, visible } from "@riposte/kernel";
import { compose, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { setup } from "xstate";
import { z } from "zod";
import { withUnseen } from "../src/unseen.js";

const CARDS = ["ace", "two", "three", "four", "five", "five"];
const Cards = z.array(z.string());
const declared = declarePlugin({
  name: "pairs",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ deck: Cards, hands: z.array(Cards), open: Cards }),
    initial: () => ({ deck: [...CARDS], hands: [[], []] as string[][], open: [] as string[] }),
    visibility: { deck: visible.count, hands: visible.seats(), open: visible.all },
  },
  effects: { "pairs:deal": z.strictObject({}) },
  questions: { "pairs:turn": z.null() },
  procedures: { pairs: z.null() },
});
interface Pairs extends Owns<typeof declared> {}

/** Two cards each, one open; then questions without end. */
const pairs = definePlugin<Pairs>(declared, {
  effects: {
    "pairs:deal": (slice, _effect, match) => {
      const cards = match.chance("deck", shuffle(CARDS.length)).map((place) => CARDS[place] as string);
      Object.assign(slice, {
        hands: [cards.slice(0, 2), cards.slice(2, 4)],
        open: cards.slice(4, 5),
        deck: cards.slice(5),
      });
    },
  },
  questions: {
    "pairs:turn": {
      prompt: { id: "pairs:turn" },
      choices: () => choose.one([{ key: "wait" }, { key: "look" }]),
      answer: () => undefined,
    },
  },
  procedures: {
    pairs: setup({ actions: { deal: () => undefined, ask: () => undefined } }).createMachine({
      id: "pairs",
      initial: "dealing",
      states: {
        dealing: { entry: "deal", on: { next: "asking" } },
        asking: { entry: "ask", on: { next: { target: "asking", reenter: true } } },
      },
    }),
  },
  actions: {
    deal: (match) => match.queue({ type: "pairs:deal" }),
    ask: (match) => match.ask("pairs:turn", 0),
  },
  messages: { "pairs:turn": "What now?" },
  game: { main: "pairs", seats: () => 2, order: () => [0, 1] },
});

const game = compose([pairs]);

test("what is hidden is dealt anew: as many as are seen, of the cards there are, none twice", () => {
  const match = startMatch(game, { seed: 3 });
  const draw = withUnseen(game, () => () => ({}), {})(match.seen);
  let at = 0;
  const below = (count: number) => at++ % count;
  const worlds = [draw(below), draw(below)] as unknown as { readonly pairs: Pairs["slice"] }[];
  for (const { pairs: slice } of worlds) {
    expect(slice.hands[0]).toEqual(match.slices.pairs.hands[0]);
    expect(slice.open).toEqual(match.slices.pairs.open);
    expect([...slice.deck, ...slice.hands.flat(), ...slice.open].sort()).toEqual([...CARDS].sort());
  }
  expect(worlds[0]).not.toEqual(worlds[1]);
});
