import { flowActions } from "@riposte/kernel";
import { setup } from "xstate";

/** Asks, then walks a ring of eight plain states as often as the answer said. */
export const tickerMachine = setup({
  actions: { ...flowActions(), walked: () => {} },
  guards: { isDone: () => true },
}).createMachine({
  id: "ticker",
  initial: "asking",
  states: {
    asking: { entry: { type: "ask", params: { question: "ticker:next" } }, on: { next: "one" } },
    one: { entry: "walked", on: { next: [{ guard: "isDone", target: "asking" }, { target: "two" }] } },
    two: { on: { next: "three" } },
    three: { on: { next: "four" } },
    four: { on: { next: "five" } },
    five: { on: { next: "six" } },
    six: { on: { next: "seven" } },
    seven: { on: { next: "eight" } },
    eight: { on: { next: "one" } },
  },
});
