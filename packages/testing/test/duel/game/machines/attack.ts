import { setup } from "xstate";

/** An attack: declared, rolled, landed, with a window after each of the first two. */
export const attackMachine = setup({
  actions: {
    declare: () => {},
    roll: () => {},
    "announce-roll": () => {},
    land: () => {},
    "end-attack": () => {},
  },
}).createMachine({
  id: "attack",
  initial: "fighting",
  states: {
    fighting: {
      meta: { scope: "attack" },
      initial: "declaring",
      states: {
        declaring: { entry: "declare", on: { next: "declared" } },
        declared: { meta: { window: "attack:declared" }, on: { next: "rolling" } },
        rolling: { entry: "roll", on: { next: "rolled" } },
        rolled: { entry: "announce-roll", meta: { window: "attack:rolled" }, on: { next: "landing" } },
        landing: { entry: "land", on: { next: "leaving" } },
        leaving: { entry: "end-attack", on: { next: "ended" } },
        ended: { type: "final" },
      },
      onDone: "over",
    },
    over: { type: "final" },
  },
});
