import { machines, varied } from "@riposte/warhammer-40k";
import type { AnyStateMachine } from "xstate";
import type { Eleventh } from "../declared.js";

/**
 * A pool of identical attacks: hits and wounds as ever; then groups in order, all saves at once, damage from the lowest die
 * up, and the pool's own devastating and mortal wounds.
 */
export const poolMachine: AnyStateMachine = varied<Eleventh>(machines.attack, {
  begun: { on: { next: "described" } },
  // identical attacks of other weapons are of the same pool
  described: { on: { next: [{ guard: "isUnlike", target: "unlike" }, { target: "attacks" }] } },
  unlike: { entry: { type: "queue", params: { type: "attack:put-back" } }, on: { next: "alike" } },
  attacksRolled: { on: { next: "alike" } },
  alike: { on: { next: [{ guard: "hasCandidate", target: "aside" }, { target: "pooled" }] } },
  aside: { entry: { type: "queue", params: { type: "attack:set-aside" } }, on: { next: "begun" } },
  pooled: { entry: { type: "queue", params: { type: "attack:pool" } }, on: { next: "hits" } },
  woundsCounted: { on: { next: "ordering" } },
  wounds: null,
  allocated: null,
  ordering: { entry: { type: "queue", params: { type: "pool:begin" } }, on: { next: "saving" } },
  saving: { entry: { type: "queue", params: { type: "pool:roll-saves" } } },
  saveRolled: { on: { next: "sorted" } },
  saved: null,
  sorted: { entry: { type: "queue", params: { type: "pool:sort" } }, on: { next: "comparing" } },
  comparing: { on: { next: [{ guard: "hasSave", target: "struck" }, { target: "ended" }] } },
  struck: {
    entry: { type: "queue", params: { type: "pool:strike" } },
    on: { next: [{ guard: "isAllocated", target: "damaging" }, { target: "comparing" }] },
  },
  damaged: { on: { next: "comparing" } },
  ended: {
    on: {
      next: [
        { guard: "hasParted", target: "parted" },
        { guard: "hasDeferred", target: "deferred" },
        { target: "mortals" },
      ],
    },
  },
  // wounds that changed their attack: groups in order, saves and damage as for the others
  parted: {
    entry: [
      { type: "queue", params: { type: "pool:end" } },
      { type: "queue", params: { type: "attack:take-parted" } },
    ],
    on: { next: "ordering" },
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
});

/** All attacks of one unit, pool by pool: a target that is gone may be replaced in between. */
export const volleyMachine: AnyStateMachine = varied<Eleventh>(machines.volley, {
  between: { entry: "retarget", on: { next: [{ guard: "hasAttack", target: "choosing" }, { target: "resolved" }] } },
  mortals: null,
});
