import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";

/** One profile against one unit, step by step (rules 1); a deferred devastating wound comes in at its allocation. */
export const attackMachine: AnyStateMachine = setup({
  actions: {
    ...flowActions,
    beginAttack: () => {},
    describeAttack: () => {},
    rollAttacks: () => {},
    rollHits: () => {},
    countHits: () => {},
    rollWounds: () => {},
    countWounds: () => {},
    allocateWound: () => {},
    rollSave: () => {},
    settleSave: () => {},
    rollDamage: () => {},
    dealDamage: () => {},
    endAttack: () => {},
  },
  guards: { isDeferred: () => true, hasWound: () => true, isAllocated: () => true },
}).createMachine({
  id: "attack",
  meta: { scope: "attack" },
  initial: "begun",
  states: {
    begun: {
      entry: "beginAttack",
      on: { next: [{ guard: "isDeferred", target: "wounds" }, { target: "described" }] },
    },
    described: { entry: "describeAttack", on: { next: "attacks" } },
    attacks: { entry: "rollAttacks", on: { next: "attacksRolled" } },
    attacksRolled: { meta: { window: "roll:made" }, on: { next: "hits" } },
    hits: { entry: "rollHits", on: { next: "hitsRolled" } },
    hitsRolled: { meta: { window: "roll:made" }, on: { next: "hitsCounted" } },
    hitsCounted: { entry: "countHits", on: { next: "wounding" } },
    wounding: { entry: "rollWounds", on: { next: "woundsRolled" } },
    woundsRolled: { meta: { window: "roll:made" }, on: { next: "woundsCounted" } },
    woundsCounted: { entry: "countWounds", on: { next: "wounds" } },
    wounds: { on: { next: [{ guard: "hasWound", target: "allocated" }, { target: "ended" }] } },
    allocated: { entry: "allocateWound", on: { next: "saving" } },
    saving: { entry: "rollSave", on: { next: "saveRolled" } },
    saveRolled: { meta: { window: "roll:made" }, on: { next: "saved" } },
    saved: { entry: "settleSave", on: { next: [{ guard: "isAllocated", target: "damaging" }, { target: "wounds" }] } },
    damaging: { entry: "rollDamage", on: { next: "damageRolled" } },
    damageRolled: { meta: { window: "roll:made" }, on: { next: "damaged" } },
    damaged: { entry: "dealDamage", on: { next: "wounds" } },
    ended: { entry: "endAttack", on: { next: "done" } },
    done: { type: "final" },
  },
});
