import { setup } from "xstate";
import { procedureStubs } from "./procedure-stubs.js";

/** A round: secret bids for the first turn, a turn each, then what both seats' charms do. */
export const roundMachine = setup({
  actors: procedureStubs,
  actions: {
    "ask-bids": () => {},
    "show-bids": () => {},
    "begin-turn": (_: unknown, _params: { readonly turn: "first" | "second" }) => {},
    "end-round": () => {},
  },
}).createMachine({
  id: "round",
  initial: "playing",
  states: {
    playing: {
      meta: { scope: "round" },
      initial: "bidding",
      states: {
        bidding: { entry: "ask-bids", on: { next: "showing" } },
        showing: { entry: "show-bids", on: { next: "first" } },
        first: {
          entry: { type: "begin-turn", params: { turn: "first" } },
          invoke: { src: "turn", onDone: "second" },
        },
        second: {
          entry: { type: "begin-turn", params: { turn: "second" } },
          invoke: { src: "turn", onDone: "upkeep" },
        },
        upkeep: { entry: "end-round", meta: { window: "round:upkeep" }, on: { next: "ended" } },
        ended: { type: "final" },
      },
      onDone: "over",
    },
    over: { type: "final" },
  },
});
