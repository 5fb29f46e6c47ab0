import { definePlugin, type Plugin } from "@riposte/kernel";
import type { Context } from "./context.js";
import { declared, type OnePiece } from "./declared.js";
import { seenBy } from "./events.js";
import { actions, guards } from "./flow.js";
import { invariants } from "./invariants.js";
import { battleMachine } from "./machines/battle.js";
import { damageMachine } from "./machines/damage.js";
import { matchMachine } from "./machines/match.js";
import { turnMachine } from "./machines/turn.js";
import { messages } from "./messages.js";
import { actingOffers } from "./rules/acting.js";
import { actingRefusals } from "./rules/acting-refusals.js";
import { battleEffects } from "./rules/battle.js";
import { cardEffects } from "./rules/cards.js";
import { damageEffects } from "./rules/damage.js";
import { blockOffers, counterOffers } from "./rules/defending.js";
import { donEffects } from "./rules/don.js";
import { endingEffects } from "./rules/ending.js";
import { playingEffects, playingQuestions } from "./rules/playing.js";
import { removalEffects } from "./rules/removal.js";
import { setupEffects, setupQuestions } from "./rules/setup.js";
import { turnEffects } from "./rules/turns.js";
import type { Deck } from "./setup/deck.js";
import { parseSetup } from "./setup/parse-setup.js";
import { otherSeat, tableOf } from "./table/lookup.js";

/**
 * The base game, built from its cards and the decks it knows by name.
 *
 * @example
 * const context = createContext(cardsOrThrow(cards));
 * const game = compose([onePiece(context, decks), opActions(context)]);
 */
export function onePiece(context: Context, decks: Readonly<Record<string, Deck>> = {}): Plugin<OnePiece> {
  return definePlugin<OnePiece>(
    { ...declared, seenBy },
    {
      facts: context.source,
      messages,
      effects: {
        ...setupEffects(context),
        ...turnEffects,
        ...donEffects,
        ...cardEffects,
        ...removalEffects,
        ...playingEffects(context),
        ...battleEffects(context),
        ...damageEffects,
        ...endingEffects,
      },
      offer: {
        // asked even with nothing to do: ending the turn unasked would tell what is not in the hand
        "main:act": {
          possible: (_subject, seat, match) => seat === tableOf(match).active,
          options: actingOffers(context),
          refusals: actingRefusals(context),
        },
        "battle:block": blockOffers(context),
        "battle:counter": counterOffers(context),
      },
      questions: { ...setupQuestions, ...playingQuestions(context) },
      procedures: { match: matchMachine, turn: turnMachine, battle: battleMachine, damage: damageMachine },
      actions,
      guards,
      invariants,
      game: {
        main: "match",
        parseSetup: remembering((options) => parseSetup(context, decks, options)),
        seats: () => 2,
        order: (match) => SEATS[tableOf(match).active] as readonly number[],
        resign: (seat, match) => match.queue({ type: "player:concede", seat }),
        // CR 11: a loop that neither player can stop is a draw
        loop: (match) => ({ winners: [], why: "loop", turns: tableOf(match).turn }),
      },
    },
  );
}

/** The last setup is parsed once: simulations start many matches with the same one. */
function remembering<T>(parse: (options: unknown) => T): (options: unknown) => T {
  let last: { readonly key: string; readonly parsed: T } | undefined;
  return (options) => {
    const key = JSON.stringify(options);
    if (last?.key !== key) last = { key, parsed: parse(options) };
    return last.parsed;
  };
}

/** The turn player first. */
const SEATS = [0, 1].map((seat) => [seat, otherSeat(seat)]);
