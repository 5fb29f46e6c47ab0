import type { Behaviour } from "@riposte/kernel";
import { chooseAttack } from "./attack/firing-order.js";
import { hasAttack, hasWound, isAllocated, isDeferred, isVolleyDeclared } from "./attack/volley.js";
import { isTesting, nameTested, nextTest } from "./battle/battle-shock.js";
import { chargeMove, chooseCharger, declareCharge, hasCharged, rollCharge } from "./battle/charging.js";
import { gainCommand, isBattleOver, isTurnLeft, startsLater } from "./battle/clock.js";
import { rollEscape, sufferEscape } from "./battle/escaping.js";
import { chooseConsolidation, choosePileIn, declareFighting, hasFought, openFight } from "./battle/fighting.js";
import { borrowGuns } from "./battle/firing-deck.js";
import { hasHazard, isHazardLater } from "./battle/hazards.js";
import { tableOf } from "./battle/line-up.js";
import {
  chooseDestination,
  chooseMove,
  chooseMover,
  isDisembarking,
  isEscaping,
  isMoving,
  isStanding,
  rollAdvance,
} from "./battle/moving.js";
import { muster } from "./battle/mustering.js";
import { chooseArrival, forfeitReserves } from "./battle/reserves.js";
import { chooseShooter, declareShooting, openFire, takeUp } from "./battle/shooting.js";
import { chooseEmbarking } from "./battle/transports.js";
import type { Warhammer } from "./declared.js";
import type { Phase } from "./slice.js";

type Actions = NonNullable<Behaviour<Warhammer>["actions"]>;
type Guards = NonNullable<Behaviour<Warhammer>["guards"]>;

/** What the machines' actions do. */
export const actions: Actions = {
  beginRound: (match) => match.queue({ type: "round:begin" }),
  endRound: (match) => match.queue({ type: "round:end" }),
  endBattle: (match) => {
    forfeitReserves(match);
    match.queue({ type: "battle:end" });
  },
  beginTurn: (match) => match.queue({ type: "turn:begin" }),
  endTurn: (match) => match.queue({ type: "turn:end" }),
  beginPhase: (match, { phase }: { readonly phase: Phase }) => match.queue({ type: "phase:begin", phase }),
  endPhase: (match) => match.queue({ type: "phase:end" }),
  gainCommand,
  listTests: (match) => match.queue({ type: "shock:list" }),
  nextTest,
  nameTested,
  testBattleShock: (match) => match.queue({ type: "shock:test" }),
  scoreObjectives: (match) => match.queue({ type: "objectives:score" }),
  muster,
  chooseMover,
  chooseMove,
  rollAdvance,
  chooseDestination,
  rollEscape,
  sufferEscape,
  chooseEmbarking,
  chooseArrival,
  takeUp,
  chooseCharger,
  declareCharge,
  rollCharge,
  chargeMove,
  beginFights: (match) => match.queue({ type: "fight:begin" }),
  chooseFighter: (match) => match.queue({ type: "fight:choose" }),
  choosePileIn,
  declareFighting,
  openFight,
  chooseConsolidation,
  endFighting: hasFought,
  rollHazard: (match) => match.queue({ type: "hazard:roll" }),
  sufferHazard: (match) => match.queue({ type: "hazard:suffer" }),
  chooseShooter,
  borrowGuns,
  declareShooting,
  openFire,
  chooseAttack,
  inflictMortals: (match) => match.queue({ type: "volley:inflict" }),
  endVolley: (match) => match.queue({ type: "volley:end" }),
  beginAttack: (match) => match.queue({ type: "attack:begin" }),
  describeAttack: (match) => match.queue({ type: "attack:describe" }),
  rollAttacks: (match) => match.queue({ type: "attack:roll-attacks" }),
  rollHits: (match) => match.queue({ type: "attack:roll-hits" }),
  countHits: (match) => match.queue({ type: "attack:count-hits" }),
  rollWounds: (match) => {
    match.queue({ type: "attack:roll-strengths" });
    match.queue({ type: "attack:roll-wounds" });
  },
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
  isTesting,
  isDisembarking,
  isMoving,
  isStanding,
  isEscaping,
  isOverwatch: (match) => match.vars.kind === "overwatch",
  isHazardLater,
  hasHazard,
  hasCharged,
  hasAttack,
  isDeferred,
  hasWound,
  isAllocated,
};
