import { type AbilityDefinition, definePlugin, type Effect, type Plugin, type Questions } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import { declared, type OpActions } from "./declared.js";
import { boardOf } from "./in-force/board.js";
import { hearing } from "./in-force/hearing.js";
import { offers } from "./in-force/offers.js";
import { losingOffers, replacingOffers } from "./in-force/replacing.js";
import { taxesOf } from "./in-force/tax.js";
import { triggers } from "./in-force/triggers.js";
import { values } from "./in-force/values.js";
import { actsOf } from "./library/acts.js";
import { type Held, type Library, readLibrary } from "./library/library.js";
import { messages } from "./messages.js";
import { decidingQuestions } from "./questions/deciding.js";
import { donQuestions } from "./questions/don.js";
import { lookingQuestions } from "./questions/looking.js";
import { sayingOf } from "./questions/saying.js";
import { targetQuestions } from "./questions/targets.js";
import { acting } from "./steps/acting.js";
import { looking } from "./steps/looking.js";
import { orderCards } from "./steps/moving.js";
import { players } from "./steps/players.js";
import { remembering } from "./steps/remembering.js";
import { running } from "./steps/running.js";
import { structure } from "./steps/structure.js";

/**
 * The abilities of the cards of a context.
 *
 * @example
 * const context = createContext(cardsOrThrow(cards));
 * const game = compose([onePiece(context, decks), opActions(context)]);
 */
export function opActions(context: Context, library: Library = readLibrary(context)): Plugin<OpActions> {
  const abilities = [...library.all, ...library.granted].map((held) => [held.id, compiled(held)]);
  return definePlugin<OpActions>(declared, {
    facts: library.all.map(({ id, ability }) => ({ id, ability })),
    messages,
    effects: {
      ...running(context, library),
      ...acting(context, library),
      ...players(context, library),
      ...looking(context, library),
      ...structure(context, library),
      ...remembering(context, library),
    },
    abilities: Object.fromEntries(abilities) as never,
    trigger: triggers(context, library),
    on: hearing(context, library),
    // what no card does is not waited for: it would cost every rest and every attack
    ...(library.says("op:tax") && {
      replace: {
        "battle:begin": (effect, match) => {
          const taxes = taxesOf(match, effect.attacker);
          return taxes.length === 0 ? undefined : match.instead("tax", [...taxes, effect] as never);
        },
      },
    }),
    offer: {
      ...offers(context, library),
      "cards:leaving": replacingOffers(context, library),
      ...(library.says("instead/rest") && { "cards:resting": replacingOffers(context, library) }),
      "player:losing": losingOffers(context, library),
    } as never,
    modify: values(context, library, boardOf(context, library)),
    questions: questions(context, library),
    acts: () => actsOf(context, library),
  });
}

/** An ability as the kernel runs it: begin, pay, resolve, act, finish. What broke halfway is used up all the same. */
function compiled({ id, ability }: Held): AbilityDefinition {
  const { costs = [], steps } = ability;
  const resolve = { type: "op:resolve", ability: id };
  const finish = { type: "op:finish", ability: id };
  const price = { type: "op:price", costs, steps: [], else: [resolve, finish, { type: "kernel:stop" }] };
  return {
    steps: [
      { type: "op:begin", ability: id } as Effect,
      ...(costs.length === 0 ? [] : [price]),
      resolve,
      ...steps,
      finish,
    ],
  };
}

/** What abilities ask. */
const questions = (context: Context, library: Library): Questions<OpActions> => ({
  ...decidingQuestions(context, library),
  ...targetQuestions(context, library),
  ...lookingQuestions(context, library),
  ...donQuestions(context, sayingOf(context, library)),
  "op:order": orderCards(context, sayingOf(context, library)),
});
