import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { ImperialAssault } from "../declared.js";

/** One attack, in the eight steps of the rules; every moment a player may act is a window state. */
export const attackMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions<ImperialAssault>(),
    declareAttack: () => {},
    weighWeakened: () => {},
  },
  guards: { cannotDeclare: () => true, isOff: () => true, isRetargeted: () => true },
}).createMachine({
  id: "attack",
  meta: { scope: "attack" },
  initial: "before",
  states: {
    before: {
      meta: { window: "attack:before" },
      on: { next: [{ guard: "cannotDeclare", target: "off" }, { target: "declared" }] },
    },
    declared: { entry: "declareAttack", on: { next: "declare" } },
    declare: {
      meta: { window: "attack:declare" },
      on: {
        next: [
          { guard: "isOff", target: "ended" },
          { guard: "isRetargeted", target: "redeclared" },
          { target: "pools" },
        ],
      },
    },
    // a new target: only its side declares again
    redeclared: { entry: { type: "queue", params: { type: "attack:reopen", open: true } }, on: { next: "redeclare" } },
    redeclare: {
      meta: { window: "attack:declare" },
      on: {
        next: [
          { guard: "isOff", target: "ended" },
          { guard: "isRetargeted", target: "redeclared" },
          { target: "settled" },
        ],
      },
    },
    settled: { entry: { type: "queue", params: { type: "attack:reopen", open: false } }, on: { next: "pools" } },
    pools: {
      meta: { window: "attack:pools" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "built" }] },
    },
    built: {
      entry: [
        { type: "queue", params: { type: "attack:aim" } },
        { type: "queue", params: { type: "attack:build" } },
      ],
      on: { next: "rolled" },
    },
    rolled: { entry: { type: "queue", params: { type: "attack:roll" } }, on: { next: "turns" } },
    turns: {
      meta: { window: "attack:rolled" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "rerolls" }] },
    },
    rerolls: {
      meta: { window: "attack:rerolls" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "rerolled" }] },
    },
    rerolled: {
      meta: { window: "attack:rerolled" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "weighed" }] },
    },
    weighed: { entry: "weighWeakened", on: { next: "modifiers" } },
    modifiers: {
      meta: { window: "attack:modifiers" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "counted" }] },
    },
    counted: {
      entry: [
        { type: "queue", params: { type: "attack:aim" } },
        { type: "queue", params: { type: "attack:count" } },
      ],
      on: { next: "surges" },
    },
    surges: {
      meta: { window: "attack:surges" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "checked" }] },
    },
    checked: {
      entry: [
        { type: "queue", params: { type: "attack:aim" } },
        { type: "queue", params: { type: "attack:check" } },
      ],
      on: { next: "damage" },
    },
    damage: { entry: { type: "queue", params: { type: "attack:damage" } }, on: { next: "keywords" } },
    keywords: { entry: { type: "queue", params: { type: "attack:after" } }, on: { next: "after" } },
    after: { meta: { window: "attack:after" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "attack:end" } }, on: { next: "off" } },
    off: { type: "final" },
  },
});
