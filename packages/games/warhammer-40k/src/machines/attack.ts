import { flowActions } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Warhammer } from "../declared.js";

/** One profile against one unit, step by step (rules 1); a deferred devastating wound comes in at its allocation. */
export const attackMachine: AnyStateMachine = setup({
  actions: flowActions<Warhammer>(),
  guards: { isDeferred: () => true, hasWound: () => true, isAllocated: () => true },
}).createMachine({
  id: "attack",
  meta: { scope: "attack" },
  initial: "begun",
  states: {
    begun: {
      entry: { type: "queue", params: { type: "attack:begin" } },
      on: { next: [{ guard: "isDeferred", target: "wounds" }, { target: "described" }] },
    },
    described: { entry: { type: "queue", params: { type: "attack:describe" } }, on: { next: "attacks" } },
    attacks: { entry: { type: "queue", params: { type: "attack:roll-attacks" } }, on: { next: "attacksRolled" } },
    attacksRolled: { meta: { window: "roll:made" }, on: { next: "hits" } },
    hits: { entry: { type: "queue", params: { type: "attack:roll-hits" } }, on: { next: "hitsRolled" } },
    hitsRolled: { meta: { window: "roll:made" }, on: { next: "hitsCounted" } },
    hitsCounted: { entry: { type: "queue", params: { type: "attack:count-hits" } }, on: { next: "wounding" } },
    wounding: {
      entry: [
        { type: "queue", params: { type: "attack:roll-strengths" } },
        { type: "queue", params: { type: "attack:roll-wounds" } },
      ],
      on: { next: "woundsRolled" },
    },
    woundsRolled: { meta: { window: "roll:made" }, on: { next: "woundsCounted" } },
    woundsCounted: { entry: { type: "queue", params: { type: "attack:count-wounds" } }, on: { next: "wounds" } },
    wounds: { on: { next: [{ guard: "hasWound", target: "allocated" }, { target: "ended" }] } },
    allocated: { entry: { type: "queue", params: { type: "attack:allocate" } }, on: { next: "saving" } },
    saving: { entry: { type: "queue", params: { type: "attack:roll-save" } }, on: { next: "saveRolled" } },
    saveRolled: { meta: { window: "roll:made" }, on: { next: "saved" } },
    saved: {
      entry: { type: "queue", params: { type: "attack:settle-save" } },
      on: { next: [{ guard: "isAllocated", target: "damaging" }, { target: "wounds" }] },
    },
    damaging: { entry: { type: "queue", params: { type: "attack:roll-damage" } }, on: { next: "damageRolled" } },
    damageRolled: { meta: { window: "roll:made" }, on: { next: "damaged" } },
    damaged: { entry: { type: "queue", params: { type: "attack:damage" } }, on: { next: "wounds" } },
    ended: { entry: { type: "queue", params: { type: "attack:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
