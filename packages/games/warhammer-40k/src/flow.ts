import type { Behaviour } from "@riposte/kernel";
import { hasAttack, hasWound, isAllocated, isDeferred, isVolleyDeclared } from "./attack/volley.js";
import { gainCommand, isBattleOver, isTurnLeft, startsLater } from "./battle/clock.js";
import { tableOf } from "./battle/line-up.js";
import { chooseMover } from "./battle/moving.js";
import { chooseShooter, declareShooting, openFire } from "./battle/shooting.js";
import type { Warhammer } from "./declared.js";
import type { Phase } from "./slice.js";

type Actions = NonNullable<Behaviour<Warhammer>["actions"]>;
type Guards = NonNullable<Behaviour<Warhammer>["guards"]>;

/** What the machines' actions do. */
export const actions: Actions = {
  beginRound: (match) => match.queue({ type: "round:begin" }),
  endRound: (match) => match.queue({ type: "round:end" }),
  endBattle: (match) => match.queue({ type: "battle:end" }),
  beginTurn: (match) => match.queue({ type: "turn:begin" }),
  endTurn: (match) => match.queue({ type: "turn:end" }),
  beginPhase: (match, { phase }: { readonly phase: Phase }) => match.queue({ type: "phase:begin", phase }),
  endPhase: (match) => match.queue({ type: "phase:end" }),
  gainCommand,
  chooseMover,
  chooseShooter,
  declareShooting,
  openFire,
  endVolley: (match) => match.queue({ type: "volley:end" }),
  beginAttack: (match) => match.queue({ type: "attack:begin" }),
  describeAttack: (match) => match.queue({ type: "attack:describe" }),
  rollAttacks: (match) => match.queue({ type: "attack:roll-attacks" }),
  rollHits: (match) => match.queue({ type: "attack:roll-hits" }),
  countHits: (match) => match.queue({ type: "attack:count-hits" }),
  rollWounds: (match) => match.queue({ type: "attack:roll-wounds" }),
  countWounds: (match) => match.queue({ type: "attack:count-wounds" }),
  allocateWound: (match) => match.queue({ type: "attack:allocate" }),
  rollSave: (match) => match.queue({ type: "attack:roll-save" }),
  settleSave: (match) => match.queue({ type: "attack:settle-save" }),
  rollDamage: (match) => match.queue({ type: "attack:roll-damage" }),
  dealDamage: (match) => match.queue({ type: "attack:damage" }),
  endAttack: (match) => match.queue({ type: "attack:end" }),
};

/** What the machines ask of the table. */
export const guards: Guards = {
  startsLater,
  isTurnLeft,
  isBattleOver,
  isChosen: (match) => tableOf(match).acting !== null,
  isVolleyDeclared,
  hasAttack,
  isDeferred,
  hasWound,
  isAllocated,
};
