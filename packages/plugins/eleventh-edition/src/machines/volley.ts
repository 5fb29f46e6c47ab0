import { flowActions, procedureStub } from "@riposte/kernel";
import { type AnyStateMachine, setup } from "xstate";
import type { Eleventh } from "../declared.js";

const actions = flowActions<Eleventh>();

/**
 * A pool of identical attacks: hits and wounds, groups in order, all saves at once, damage from the lowest die up, and then
 * its own devastating and mortal wounds.
 */
export const poolMachine: AnyStateMachine = setup({
  actions,
  guards: { hasSave: () => true, isAllocated: () => true, hasDeferred: () => true, hasWound: () => true },
}).createMachine({
  id: "attack",
  meta: { scope: "attack" },
  initial: "begun",
  states: {
    begun: { entry: { type: "queue", params: { type: "attack:begin" } }, on: { next: "described" } },
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
    woundsCounted: { entry: { type: "queue", params: { type: "attack:count-wounds" } }, on: { next: "ordering" } },
    ordering: { entry: { type: "queue", params: { type: "pool:begin" } }, on: { next: "saving" } },
    saving: { entry: { type: "queue", params: { type: "pool:roll-saves" } }, on: { next: "saveRolled" } },
    saveRolled: { meta: { window: "roll:made" }, on: { next: "sorted" } },
    sorted: { entry: { type: "queue", params: { type: "pool:sort" } }, on: { next: "comparing" } },
    comparing: { on: { next: [{ guard: "hasSave", target: "struck" }, { target: "ended" }] } },
    struck: {
      entry: { type: "queue", params: { type: "pool:strike" } },
      on: { next: [{ guard: "isAllocated", target: "damaging" }, { target: "comparing" }] },
    },
    damaging: { entry: { type: "queue", params: { type: "attack:roll-damage" } }, on: { next: "damageRolled" } },
    damageRolled: { meta: { window: "roll:made" }, on: { next: "damaged" } },
    damaged: { entry: { type: "queue", params: { type: "attack:damage" } }, on: { next: "comparing" } },
    ended: {
      entry: { type: "queue", params: { type: "attack:end" } },
      on: { next: [{ guard: "hasDeferred", target: "deferred" }, { target: "mortals" }] },
    },
    deferred: { entry: { type: "queue", params: { type: "attack:take-deferred" } }, on: { next: "devastating" } },
    devastating: { on: { next: [{ guard: "hasWound", target: "devastated" }, { target: "ended" }] } },
    devastated: {
      entry: { type: "queue", params: { type: "pool:devastate" } },
      on: { next: [{ guard: "isAllocated", target: "piercing" }, { target: "devastating" }] },
    },
    piercing: { entry: { type: "queue", params: { type: "attack:roll-damage" } }, on: { next: "piercingRolled" } },
    piercingRolled: { meta: { window: "roll:made" }, on: { next: "pierced" } },
    pierced: { entry: { type: "queue", params: { type: "attack:damage" } }, on: { next: "devastating" } },
    mortals: {
      entry: [
        { type: "queue", params: { type: "volley:inflict" } },
        { type: "queue", params: { type: "pool:end" } },
      ],
      on: { next: "done" },
    },
    done: { type: "final" },
  },
});

/** All attacks of one unit, pool by pool; targets that are gone may be replaced in between. */
export const volleyMachine: AnyStateMachine = setup({
  actors: { attack: procedureStub },
  actions: { ...actions, chooseAttack: () => {}, retarget: () => {} },
  guards: { hasAttack: () => true },
}).createMachine({
  id: "volley",
  meta: { scope: "volley" },
  initial: "targets",
  states: {
    targets: {
      meta: { window: "targets:declared" },
      on: { next: [{ guard: "hasAttack", target: "choosing" }, { target: "resolved" }] },
    },
    choosing: { entry: "chooseAttack", on: { next: "attack" } },
    attack: { invoke: { src: "attack", onDone: "between" } },
    between: { entry: "retarget", on: { next: [{ guard: "hasAttack", target: "choosing" }, { target: "resolved" }] } },
    resolved: { meta: { window: "volley:resolved" }, on: { next: "ended" } },
    ended: { entry: { type: "queue", params: { type: "volley:end" } }, on: { next: "done" } },
    done: { type: "final" },
  },
});
