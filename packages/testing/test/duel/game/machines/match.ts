import { setup } from "xstate";
import { procedureStubs } from "./procedure-stubs.js";

/** The whole duel: cards, then rounds until the limit; a fallen fighter ends it at once. */
export const matchMachine = setup({
  actors: procedureStubs,
  actions: { "ask-mulligans": () => {}, finish: () => {} },
  guards: { "is-limit-reached": () => true },
}).createMachine({
  id: "match",
  initial: "exchanging",
  states: {
    exchanging: { entry: "ask-mulligans", on: { next: "round" } },
    round: { invoke: { src: "round", onDone: "between" } },
    between: { on: { next: [{ guard: "is-limit-reached", target: "over" }, { target: "round" }] } },
    over: { entry: "finish", type: "final" },
  },
});
