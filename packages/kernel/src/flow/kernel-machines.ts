import { setup } from "xstate";

/** A window: polls seats by its protocol until no seat is left to ask. */
const window = setup({
  actions: { "kernel.poll": () => {} },
  guards: { "kernel.is-closed": () => true },
}).createMachine({
  id: "window",
  initial: "asking",
  states: {
    asking: {
      entry: "kernel.poll",
      on: {
        next: [
          { guard: "kernel.is-closed", target: "closed" },
          { target: "asking", reenter: true },
        ],
      },
    },
    closed: { type: "final" },
  },
});

/** An effect that others may answer before it happens, and after. */
const around = setup({
  actions: { "kernel.open-before": () => {}, "kernel.apply-pending": () => {}, "kernel.open-after": () => {} },
  guards: { "kernel.is-cancelled": () => true },
}).createMachine({
  id: "around",
  initial: "before",
  states: {
    before: {
      entry: "kernel.open-before",
      on: { next: [{ guard: "kernel.is-cancelled", target: "done" }, { target: "applied" }] },
    },
    applied: { entry: "kernel.apply-pending", on: { next: "after" } },
    after: { entry: "kernel.open-after", on: { next: "done" } },
    done: { type: "final" },
  },
});

/** A running ability: its steps, one after the other. */
const ability = setup({
  actions: { "kernel.take-step": () => {} },
  guards: { "kernel.has-step": () => true },
}).createMachine({
  id: "ability",
  initial: "step",
  states: {
    step: {
      entry: "kernel.take-step",
      on: { next: [{ guard: "kernel.has-step", target: "step", reenter: true }, { target: "done" }] },
    },
    done: { type: "final" },
  },
});

/** The procedures every match has. */
export const KERNEL_MACHINES = { window, around, ability };
