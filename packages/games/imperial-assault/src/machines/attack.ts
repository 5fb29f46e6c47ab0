import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

/** One attack, in the eight steps of the rules; every moment a player may act is a window state. */
export const attackMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions,
    declareAttack: () => {},
    reopenDeclaration: () => {},
    closeDeclaration: () => {},
    reviewTarget: () => {},
    buildPools: () => {},
    weighWeakened: () => {},
    rollDice: () => {},
    countSurges: () => {},
    checkMiss: () => {},
    dealDamage: () => {},
    resolveKeywords: () => {},
    endAttack: () => {},
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
    redeclared: { entry: "reopenDeclaration", on: { next: "redeclare" } },
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
    settled: { entry: "closeDeclaration", on: { next: "pools" } },
    pools: {
      meta: { window: "attack:pools" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "built" }] },
    },
    built: { entry: ["reviewTarget", "buildPools"], on: { next: "rolled" } },
    rolled: { entry: "rollDice", on: { next: "turns" } },
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
    counted: { entry: ["reviewTarget", "countSurges"], on: { next: "surges" } },
    surges: {
      meta: { window: "attack:surges" },
      on: { next: [{ guard: "isOff", target: "ended" }, { target: "checked" }] },
    },
    checked: { entry: ["reviewTarget", "checkMiss"], on: { next: "damage" } },
    damage: { entry: "dealDamage", on: { next: "keywords" } },
    keywords: { entry: "resolveKeywords", on: { next: "after" } },
    after: { meta: { window: "attack:after" }, on: { next: "ended" } },
    ended: { entry: "endAttack", on: { next: "off" } },
    off: { type: "final" },
  },
});
