import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { OnePiece } from "../declared.js";

const offOr = (target: string) => [{ guard: "isBattleOff" as const, target: "ended" }, { target }];

/** One battle: Attack, Block, Counter, Damage Step and its end (rules 7). */
export const battleMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions<OnePiece>(),
    declareAttack: () => {},
  },
  guards: {
    isBattleOff: () => true,
    isAtAttack: () => true,
    isAtBlock: () => true,
    isAtCounter: () => true,
    isAtDamage: () => true,
  },
}).createMachine({
  id: "battle",
  meta: { scope: "battle" },
  initial: "entered",
  states: {
    entered: {
      on: {
        next: [
          { guard: "isAtAttack", target: "attackEffects" },
          { guard: "isAtBlock", target: "block" },
          { guard: "isAtCounter", target: "counter" },
          { guard: "isAtDamage", target: "damage" },
          { target: "attack" },
        ],
      },
    },
    attack: { entry: "declareAttack", on: { next: "attackEffects" } },
    attackEffects: { meta: { window: "effects:waiting" }, on: { next: offOr("block") } },
    block: { meta: { window: "battle:block" }, on: { next: "blockEffects" } },
    blockEffects: { meta: { window: "effects:waiting" }, on: { next: offOr("counter") } },
    counter: { meta: { window: "battle:counter" }, on: { next: offOr("damage") } },
    damage: { entry: { type: "queue", params: { type: "battle:fight" } }, on: { next: "damageEffects" } },
    damageEffects: { meta: { window: "effects:waiting" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "battle:finish" } }, on: { next: "endEffects" } },
    endEffects: { meta: { window: "effects:waiting" }, on: { next: "cleared" } },
    cleared: { entry: { type: "queue", params: { type: "battle:clear" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
