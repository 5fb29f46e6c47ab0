import { definePlugin, type Plugin } from "@riposte/kernel";
import { allocating, allocationQuestions } from "./attack/allocating.js";
import { ordering, orderQuestions } from "./attack/firing-order.js";
import { gathering } from "./attack/gathering.js";
import { harm } from "./attack/harm.js";
import { mortal, mortalQuestions } from "./attack/mortal.js";
import { pooling } from "./attack/pooling.js";
import { rolling } from "./attack/rolling.js";
import { volleys } from "./attack/volley.js";
import { battleShock } from "./battle/battle-shock.js";
import { charging, chargingQuestions } from "./battle/charging.js";
import { clock } from "./battle/clock.js";
import { escaping, escapingQuestions } from "./battle/escaping.js";
import { fighting, fightingQuestions } from "./battle/fighting.js";
import { deckQuestions, firingDecks } from "./battle/firing-deck.js";
import { hazards } from "./battle/hazards.js";
import { tableOf } from "./battle/line-up.js";
import { lingering } from "./battle/lingering.js";
import { marks } from "./battle/marks.js";
import { moving, movingQuestions } from "./battle/moving.js";
import { mustering, musterQuestions } from "./battle/mustering.js";
import { objectives } from "./battle/objectives.js";
import { prizes } from "./battle/prizes.js";
import { reserveQuestions, reserves } from "./battle/reserves.js";
import { rolls } from "./battle/roll.js";
import { shooting, shootingQuestions } from "./battle/shooting.js";
import { passengersOf, transportQuestions, transports } from "./battle/transports.js";
import type { Context } from "./context.js";
import { declared, type Warhammer } from "./declared.js";
import { actions, guards } from "./flow.js";
import { invariants } from "./invariants.js";
import { machines } from "./machines/machines.js";
import { messages } from "./messages.js";
import { parseSetup } from "./setup/parse-setup.js";

/**
 * The base game, built from its armies and an edition.
 *
 * @example
 * const game = compose([warhammer40k(createContext(armies)), mechanics(library), criticalHits()]);
 */
export const warhammer40k = (context: Context): Plugin<Warhammer> =>
  definePlugin<Warhammer>(declared, {
    facts: context.source,
    messages,
    effects: {
      ...clock,
      ...moving,
      ...mustering,
      ...reserves,
      ...transports,
      ...firingDecks,
      ...escaping,
      ...shooting,
      ...hazards,
      ...charging,
      ...fighting,
      ...lingering,
      ...battleShock,
      ...objectives,
      ...prizes,
      ...rolls,
      ...marks,
      ...volleys,
      ...ordering,
      ...gathering(context),
      ...pooling,
      ...rolling,
      ...allocating,
      ...harm,
      ...mortal,
    },
    on: {
      // after everything that waited for its end, such as Deadly Demise (rules 8)
      "unit:destroyed": ({ unit }, match) => {
        if (passengersOf(match, unit).length > 0) match.queue({ type: "transport:wreck", transport: unit });
      },
    },
    questions: {
      ...movingQuestions,
      ...musterQuestions,
      ...reserveQuestions,
      ...transportQuestions,
      ...deckQuestions,
      ...escapingQuestions,
      ...shootingQuestions,
      ...chargingQuestions,
      ...fightingQuestions,
      ...orderQuestions,
      ...allocationQuestions,
      ...mortalQuestions,
    },
    procedures: machines,
    actions,
    guards,
    invariants,
    game: {
      main: "battle",
      parseSetup: (options) => parseSetup(context, options),
      seats: () => 2,
      order: (match) => [tableOf(match).turn, 1 - tableOf(match).turn],
      resign: (seat, match) => match.queue({ type: "battle:end", resigned: seat }),
    },
  });
