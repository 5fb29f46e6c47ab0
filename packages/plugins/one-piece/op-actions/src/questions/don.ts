import { choose, type Questions } from "@riposte/kernel";
import { type Context, cardOf, fightersOf, nameOf, sideOf } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import { message } from "../messages.js";
import { give } from "../steps/giving-don.js";
import { cardOption } from "./label.js";
import type { Saying } from "./saying.js";

type Amounts = Readonly<Record<string, number>>;

/** Which DON!! go back to their deck, from under which cards given ones are taken, and how several cards share some. */
export const donQuestions = (
  context: Context,
  say: Saying,
): Pick<Questions<OpActions>, "op:return-don" | "op:shift-don" | "op:share-don"> => {
  const given = (match: OaMatch, seat: number, except?: number) =>
    fightersOf(match, seat)
      .filter((id) => id !== except && cardOf(match, id).don > 0)
      .map((id) => {
        const { don, code } = cardOf(match, id);
        return { key: id, max: don, label: message("op:given-don", { name: context.info(code).name }) };
      });
  return {
    // from the cost area in either state, or from under cards; their owner chooses
    "op:return-don": {
      prompt: ({ about: { min, max } }, match) => say(match, min < max ? "op:return-many" : "op:return-don", { max }),
      publicName: "op:return-don",
      choices: ({ seat, about }, match) => {
        const { min, max, active } = about;
        if (min < max) return choose.number(min, max);
        const { don } = sideOf(match, seat);
        const places = [
          { key: "active", max: don.active, label: message("op:active-don") },
          ...(active ? [] : [{ key: "rested", max: don.rested, label: message("op:rested-don") }]),
          ...(active ? [] : given(match, seat)),
        ];
        const open = places.filter((place) => place.max > 0);
        return choose.distribute(max, open);
      },
      // how many first, where that is open, then which
      answer: (answer, { seat, about }, match) => {
        if (typeof answer === "number") {
          const exact = { ...about, min: answer, max: answer };
          if (answer > 0) match.ask("op:return-don", seat, exact);
          return;
        }
        const { active = 0, rested = 0, ...given } = answer as Amounts;
        match.queue({ type: "don:return", seat, active, rested, given, cause: about.cause });
      },
    },
    "op:shift-don": {
      prompt: ({ about }, match) =>
        say(match, "op:shift-don", { to: nameOf(context, match, about.card), max: about.max }),
      publicName: "op:shift-don",
      choices: ({ about }, match) => {
        const { card, max } = about;
        return choose.distribute(max, given(match, cardOf(match, card).owner, card), true);
      },
      answer: (answer, { about }, match) => {
        const { card } = about;
        for (const [from, count] of Object.entries(answer as Amounts))
          match.queue({ type: "don:shift", from: Number(from), to: card, count });
      },
    },
    "op:share-don": {
      prompt: ({ about }, match) => say(match, "op:share-don", { max: about.max }),
      publicName: "op:share-don",
      choices: ({ about: { cards, max, upTo }, seat }, match) =>
        choose.distribute(
          max,
          cards.map((id) => ({ ...cardOption(context, match, id, seat), max })),
          upTo,
        ),
      answer: (answer, { about: { from } }, match) => {
        for (const [card, count] of Object.entries(answer as Amounts))
          if (count > 0) give({ match }, cardOf(match, Number(card)).owner, Number(card), count, from);
      },
    },
  };
};
