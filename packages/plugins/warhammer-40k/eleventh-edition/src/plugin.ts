import { definePlugin, type Plugin } from "@riposte/kernel";
import { currentVolley, hasCandidate, isArriving, isUnlike } from "@riposte/warhammer-40k";
import { flyOff, holdBack } from "./battle/aircraft.js";
import { aimCharge, beginCharge, chargeQuestions, isAimed } from "./battle/charging.js";
import { isClosing, isFightLeft, isMet, nextConsolidation, nextPileIn } from "./battle/closing.js";
import { fightOn, leaveAfterFight, leaveAtEnd } from "./battle/fighting-on.js";
import { scouting, scoutQuestions } from "./battle/scouts.js";
import { chooseShootingType, shootingQuestions } from "./battle/shooting-type.js";
import { deaths, ordered, tellDeaths } from "./battle/simultaneous.js";
import { smokePast } from "./battle/smoke.js";
import { stratagems } from "./battle/stratagems.js";
import { surgeQuestions, surging } from "./battle/surging.js";
import { declared, type Eleventh } from "./declared.js";
import { meleeMachine, rushMachine, shootMachine } from "./machines/activations.js";
import { commandMachine, fightMachine, movementMachine, shootingMachine, turnMachine } from "./machines/phases.js";
import { poolMachine, volleyMachine } from "./machines/volley.js";
import { messages } from "./messages.js";
import { acting, actionQuestions, chooseAction, hasStarted } from "./missions/actions.js";
import { beginTurn, drawCards, noteSlain, readyArmies, settleTurn, tellOfCards } from "./missions/course.js";
import { dealing, recordIn } from "./missions/dealing.js";
import { chooseDiscards, chooseSwap, discarding, discardQuestions } from "./missions/discarding.js";
import type { Card } from "./missions/mission.js";
import { scoring } from "./missions/scoring.js";
import { lethal, lethalQuestions } from "./pool/lethal.js";
import { ordering, orderingQuestions } from "./pool/ordering.js";
import { hasParted, parting, partingQuestions, partWounds } from "./pool/parting.js";
import { retarget, retargetQuestions } from "./pool/retargeting.js";
import { hasSave, striking, strikingQuestions } from "./pool/striking.js";

/**
 * The 11th edition in play: its machines run in the place of the 10th's.
 *
 * @example
 * const game = compose([warhammer40k(createContext(armies, { editions: eleventh() })), eleventhEdition({ missions })]);
 */
export const eleventhEdition = ({ missions = [] }: { readonly missions?: readonly Card[] } = {}): Plugin<Eleventh> =>
  definePlugin<Eleventh>(declared, {
    messages,
    effects: {
      ...dealing(missions),
      ...discarding,
      ...scoring(missions),
      ...acting(missions),
      ...scouting,
      ...surging,
      ...ordering,
      ...parting,
      ...striking,
      ...lethal,
      ...stratagems,
      ...deaths,
    },
    questions: {
      ...chargeQuestions,
      ...actionQuestions(missions),
      ...discardQuestions,
      ...scoutQuestions,
      ...surgeQuestions,
      ...orderingQuestions,
      ...partingQuestions,
      ...strikingQuestions,
      ...lethalQuestions,
      ...retargetQuestions,
      ...shootingQuestions,
    },
    on: {
      "battle:began": (_event, match) => {
        holdBack(match);
        match.queue({ type: "scouts:call" });
        readyArmies(match);
      },
      "turn:began": beginTurn,
      "phase:began": (event, match) => {
        drawCards(event, match);
        tellOfCards(missions)(event, match);
      },
      "unit:destroyed": noteSlain,
      "turn:ended": flyOff,
      "mechanics:may-surge": ({ unit, inches, by }, match) => match.queue({ type: "surge:offer", unit, inches, by }),
      "mechanics:fights-on": fightOn,
      "unit:fought": leaveAfterFight,
      "phase:ended": leaveAtEnd,
      "volley:ended": tellDeaths,
      "attack:gathering": smokePast,
      "wounds:rolled": partWounds,
    },
    replace: {
      // cards score instead of objectives by themselves
      "objectives:score": (_effect, match) =>
        recordIn(match) === undefined
          ? undefined
          : match.instead("11th edition", [{ type: "missions:score", at: "command" }]),
      "mechanics:line-up": ordered,
      // optional: the attacker is asked
      "critical-hits:lethal": ({ criticals, by }, match) =>
        match.instead("11th edition", [{ type: "lethal:ask", criticals, by }]),
    },
    instead: {
      turn: turnMachine,
      command: commandMachine,
      movement: movementMachine,
      shooting: shootingMachine,
      fight: fightMachine,
      shoot: shootMachine,
      rush: rushMachine,
      melee: meleeMachine,
      attack: poolMachine,
      volley: volleyMachine,
    },
    actions: {
      settleTurn,
      chooseSwap: chooseSwap(missions),
      chooseDiscards: chooseDiscards(missions),
      chooseAction: chooseAction(missions),
      retarget,
      beginCharge,
      aimCharge,
      nextPileIn,
      nextConsolidation,
      chooseShootingType,
    },
    guards: {
      hasStarted,
      hasSave,
      hasCandidate: (match) => hasCandidate(match),
      isUnlike: (match) => isUnlike(match),
      hasParted,
      isAimed,
      isClosing,
      isFightLeft,
      isMet,
      isArriving: (match) => isArriving(match),
      hasDeferred: (match) => (currentVolley(match)?.deferred.length ?? 0) > 0,
    },
  });
