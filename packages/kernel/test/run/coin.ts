import { setup } from "xstate";
import { z } from "zod";
import { compose } from "../../src/compose/compose.js";
import { choose, declarePlugin, definePlugin, die, end, flowActions, type Owns, visible } from "../../src/index.js";

/** The smallest game: a seat bets on dice until it stops; rolling ones loses. */
const declared = declarePlugin({
  name: "coin",
  version: "0.1.0",
  slice: {
    version: 1,
    schema: z.strictObject({ points: z.number(), rolls: z.array(z.number()) }),
    initial: () => ({ points: 0, rolls: [] }),
    visibility: { points: visible.all, rolls: visible.all },
  },
  events: { "coin:rolled": z.strictObject({ face: z.number() }), "coin:began": z.strictObject({}) },
  effects: { "coin:roll": z.strictObject({}), "coin:stop": z.strictObject({}) },
  questions: { "coin:next": z.null() },
  procedures: { coin: z.null() },
});
interface Coin extends Owns<typeof declared> {}

const main = setup({ actions: flowActions<Coin>() }).createMachine({
  id: "coin",
  initial: "asking",
  states: {
    asking: {
      entry: [
        { type: "publish", params: { event: "coin:began" } },
        { type: "ask", params: { question: "coin:next" } },
      ],
      on: { next: { target: "asking", reenter: true } },
    },
  },
});

export const coin = definePlugin<Coin>(declared, {
  effects: {
    "coin:roll": (slice, _effect, match) => {
      const face = match.chance("dice", die(6));
      match.own(slice, "rolls").push(face);
      slice.points = face === 1 ? 0 : slice.points + face;
      match.publish("coin:rolled", { face });
    },
    "coin:stop": (slice, _effect, match) =>
      match.queue(end({ winners: slice.points >= 10 ? [0] : [], points: slice.points })),
  },
  on: {
    "coin:rolled": ({ face }, match) => {
      if (face === 1) match.queue({ type: "coin:stop" });
    },
  },
  questions: {
    "coin:next": {
      prompt: { id: "coin:next" },
      choices: () => choose.one([{ key: "roll" }, { key: "stop" }]),
      answer: (answer, _asked, match) => match.queue(answer === "roll" ? { type: "coin:roll" } : { type: "coin:stop" }),
    },
  },
  procedures: { coin: main },
  game: {
    main: "coin",
    parseSetup: (setup) => z.strictObject({}).parse(setup),
    seats: () => 1,
    order: () => [0],
  },
});

export const coinGame = () => compose([coin]);

/** The coin game with more rules of its own. */
export const coinWith = (rules: object): typeof coin =>
  definePlugin<Coin>(declared, { ...coin.behaviour, game: { ...coin.behaviour.game, ...rules } } as never);
