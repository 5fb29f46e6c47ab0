import { definePlugin, type Plugin } from "@riposte/kernel";
import { aftermath, keywordOffers } from "./attack/aftermath.js";
import { declaring, unsettle } from "./attack/declaring.js";
import { innateResults } from "./attack/innate.js";
import { keywordEffects } from "./attack/keywords.js";
import { outcome } from "./attack/outcome.js";
import { pools } from "./attack/pools.js";
import { attackQuestions } from "./attack/questions.js";
import { professionalOffers } from "./attack/rerolls.js";
import { weakenedEffect, weakenedQuestion } from "./attack/weakened.js";
import { concerns } from "./concerns.js";
import type { Context } from "./context.js";
import { declared, type IaMatch, type ImperialAssault } from "./declared.js";
import { seenBy } from "./events.js";
import { conditionEffects, conditionResults, focusDie } from "./figures/conditions.js";
import { attachmentPoints, harm } from "./figures/harm.js";
import { otherSeat } from "./figures/lookup.js";
import { paying } from "./figures/paying.js";
import { harmQuestions } from "./figures/questions.js";
import { returning } from "./figures/returning.js";
import { statusEffects } from "./figures/status.js";
import { victory } from "./figures/victory.js";
import { actions, guards } from "./flow.js";
import { invariants } from "./invariants.js";
import { activationMachine, figureActivationMachine } from "./machines/activation.js";
import { attackMachine } from "./machines/attack.js";
import { matchMachine } from "./machines/match.js";
import { moveMachine, relocationMachine } from "./machines/move.js";
import { roundMachine } from "./machines/round.js";
import { messages } from "./messages.js";
import { burden } from "./mission/carrying.js";
import { claimedQuestion, claiming } from "./mission/claiming.js";
import { creatureQuestion } from "./mission/creatures.js";
import { revealing } from "./mission/laying.js";
import { objectEffects } from "./mission/objects.js";
import { openQuestion } from "./mission/opening.js";
import { powerEffects, shareQuestion } from "./mission/power.js";
import { missionOrderQuestion, missionRules } from "./mission/rules.js";
import { recountAfter, recounting } from "./mission/scoring.js";
import { swapQuestion } from "./mission/swapping.js";
import { tokenQuestion } from "./mission/token-moves.js";
import { tokenStateEffects } from "./mission/token-state.js";
import { moments } from "./moments.js";
import { goingEffects } from "./moving/going.js";
import { movingEffects } from "./moving/moving.js";
import { relocateQuestion, relocatingEffects } from "./moving/relocating.js";
import { displaceQuestion, isSheltered, settlingEffects } from "./moving/settling.js";
import { actingOffers, actingUnlisted } from "./rounds/acting.js";
import { companionEffects } from "./rounds/companions.js";
import { grantedOffers, hasActed, takeGranted } from "./rounds/granted-action.js";
import { opportunityQuestions } from "./rounds/opportunity.js";
import { rounds } from "./rounds/rounds.js";
import { actingRefusals } from "./rounds/why-not.js";
import { seats } from "./seats/seats.js";
import { attaching } from "./setup/attaching.js";
import { setupEffects, setupQuestions } from "./setup/deployment.js";
import type { Setup } from "./setup/initial-table.js";
import { parseSetup } from "./setup/parse-setup.js";

/**
 * The base game, built from its cards and maps.
 *
 * @example
 * const context = createContext(facts, maps);
 * const game = compose([imperialAssault(context)]);
 */
export function imperialAssault(context: Context): Plugin<ImperialAssault> {
  return definePlugin<ImperialAssault>(
    { ...declared, seenBy },
    {
      facts: context.source,
      ...(context.factsHash !== undefined && { factsHash: context.factsHash }),
      messages,
      effects: {
        ...setupEffects,
        ...rounds(context),
        ...takeGranted,
        ...seats,
        ...attaching(context),
        ...companionEffects(context),
        ...returning,
        ...movingEffects(context),
        ...goingEffects(context),
        ...relocatingEffects,
        ...settlingEffects(context),
        ...missionRules(context),
        ...objectEffects(context),
        ...tokenStateEffects(context),
        ...claiming(context),
        ...revealing(context),
        ...recounting(context),
        ...powerEffects(context),
        ...conditionEffects,
        ...statusEffects,
        ...harm(context),
        ...paying(context),
        ...victory(context),
        ...declaring(context),
        ...pools(context),
        ...keywordEffects,
        ...weakenedEffect,
        ...outcome(context),
        ...aftermath(context),
      },
      modify: {
        "attack:pool": focusDie,
        "attack:results": [conditionResults, innateResults(context)],
        "figure:defeat-vp": attachmentPoints(context),
        "figure:speed": burden(context),
      },
      on: {
        "figure:moved": unsettle,
        "figure:deployed": unsettle,
        "object:placed": recountAfter(context),
        "object:moved": recountAfter(context),
        "object:removed": recountAfter(context),
        "object:swapped": recountAfter(context),
      },
      offer: {
        "activation:act": {
          possible: () => false,
          options: actingOffers(context),
          refusals: actingRefusals(context),
          unlisted: actingUnlisted(context),
        },
        "action:granted": grantedOffers(context),
        "attack:rerolls": professionalOffers(context),
        "attack:after": keywordOffers(context),
      },
      holds: moments(context),
      shut: {
        "action:granted": hasActed,
        "figure:leaving": isSheltered(context),
        "figure:entered": isSheltered(context),
      },
      concerns,
      questions: {
        ...setupQuestions(context),
        ...opportunityQuestions,
        ...harmQuestions,
        ...attackQuestions(context),
        "ia:weakened": weakenedQuestion,
        "ia:relocate": relocateQuestion(context),
        "ia:displace": displaceQuestion(context),
        "ia:token": tokenQuestion(context),
        "ia:mission-order": missionOrderQuestion(context),
        "ia:swap": swapQuestion,
        "ia:creature": creatureQuestion(context),
        "ia:claimed": claimedQuestion(context),
        "ia:open": openQuestion(context),
        "ia:share": shareQuestion,
      },
      procedures: {
        match: matchMachine,
        round: roundMachine,
        activation: activationMachine,
        "figure-activation": figureActivationMachine,
        move: moveMachine,
        relocation: relocationMachine,
        attack: attackMachine,
      },
      actions: actions(context),
      guards: guards(context),
      invariants: (match) => invariants(context, match),
      game: {
        main: "match",
        parseSetup: (options) => parseSetup(context, options),
        seats: () => 2,
        order: seatOrder,
        time: {
          limit: (setup: Setup) => (setup.minutes === undefined ? undefined : setup.minutes * 60),
          isUp: ({ slices }) => slices["imperial-assault"].timeUp === true,
          up: (match) => match.queue({ type: "round:last" }),
        },
        resign: (seat, match) => match.queue({ type: "match:finish", winner: otherSeat(seat), by: "resignation" }),
      },
    },
  );
}

/** Inside an attack the attacker's side acts first; outside, the active player in its own time, else the initiative player. */
function seatOrder({ slices }: Pick<IaMatch, "slices">): readonly number[] {
  const { attacks, initiative } = slices["imperial-assault"];
  const attack = attacks.at(-1);
  // the new target of an attack declares alone
  if (attack?.retarget === "open") return [otherSeat(attack.seat)];
  const first = attack?.seat ?? initiative;
  return [first, otherSeat(first)];
}
