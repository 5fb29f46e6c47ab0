import { type AbilityDefinition, definePlugin, type Effect, type Plugin } from "@riposte/kernel";
import { type Context, cardOf } from "@riposte/one-piece";
import { declared, type OpActions } from "./declared.js";
import { boards } from "./held/board.js";
import { type Held, type Library, readLibrary } from "./held/library.js";
import { offers } from "./held/offers.js";
import { replacingOffers } from "./held/replacing.js";
import { triggers } from "./held/triggers.js";
import { values } from "./held/values.js";
import { messages } from "./messages.js";
import { questions } from "./questions.js";
import { sceneOf } from "./reading/scenes.js";
import { acting } from "./steps/acting.js";
import { looking } from "./steps/looking.js";
import { players } from "./steps/players.js";
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
  return definePlugin<OpActions>(declared, {
    facts: library.all.map(({ id, ability }) => ({ id, ability })),
    messages,
    effects: {
      ...running(context, library),
      ...acting(context, library),
      ...players(context, library),
      ...looking(context, library),
      ...structure(context, library),
    },
    abilities: Object.fromEntries(library.all.map((held) => [held.id, compiled(held)])) as never,
    trigger: triggers(context, library),
    on: {
      "event:used": ({ card, code, seat, timing }, match) => {
        for (const { id } of library.at(code, timing)) match.queue({ type: "op:use", ability: id, source: card, seat });
      },
      "trigger:used": ({ card, code, seat }, match) => {
        for (const { id } of library.at(code, "trigger"))
          match.queue({ type: "op:use", ability: id, source: card, seat });
      },
      "turn:ended": (_event, match) => {
        if (match.slices["op-actions"].used.length > 0) match.queue({ type: "op:forget" });
      },
    },
    offer: { ...offers(context, library), "cards:leaving": replacingOffers(context, library) } as never,
    modify: values(boards(context, library), (match, card) =>
      sceneOf(context, library, match, cardOf(match, card).owner, card),
    ),
    questions: questions(context, library),
  });
}

/** An ability as the kernel runs it: begin, pay, resolve, act, finish. */
function compiled({ id, ability }: Held): AbilityDefinition {
  const costs = (ability.costs ?? []).map((step) => ({ type: "op:pay", step, ability: id }) as Effect);
  return {
    steps: [
      { type: "op:begin", ability: id } as Effect,
      ...costs,
      { type: "op:resolve", ability: id } as Effect,
      ...ability.steps,
      { type: "op:finish" },
    ],
  };
}
