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

type Actions = NonNullable<Behaviour<Warhammer>["actions"]>;
type Guards = NonNullable<Behaviour<Warhammer>["guards"]>;

/** What the machines' actions do. */
export const actions: Actions = {
  endBattle: (match) => {
    forfeitReserves(match);
    match.queue({ type: "battle:end" });
  },
  gainCommand,
  nextTest,
  nameTested,
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
  choosePileIn,
  declareFighting,
  openFight,
  chooseConsolidation,
  endFighting: hasFought,
  chooseShooter,
  borrowGuns,
  declareShooting,
  openFire,
  chooseAttack,
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
