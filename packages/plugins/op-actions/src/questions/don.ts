import { choose, type Questions } from "@riposte/kernel";
import { type Context, cardOf, fightersOf, sideOf } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";

/** Which DON!! go back to their deck, and from under which cards given ones are taken. */
export const donQuestions = (context: Context): Pick<Questions<OpActions>, "op:return-don" | "op:shift-don"> => {
  const given = (match: OaMatch, seat: number, except?: number) =>
    fightersOf(match, seat)
      .filter((id) => id !== except && cardOf(match, id).don > 0)
      .map((id) => {
        const { don, code } = cardOf(match, id);
        return { key: id, max: don, label: { id: "op:given-don", params: { name: context.info(code).name } } };
      });
  return {
    // from the cost area in either state, or from under cards; their owner chooses
    "op:return-don": {
      prompt: { id: "op:return-don" },
      publicName: "op:return-don",
      choices: ({ seat, about }, match) => {
        const { min, max, active } = about;
        if (min < max) return choose.number(min, max);
        const { don } = sideOf(match, seat);
        const places = [
          { key: "active", max: don.active, label: { id: "op:active-don" } },
          ...(active ? [] : [{ key: "rested", max: don.rested, label: { id: "op:rested-don" } }]),
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
        const { active = 0, rested = 0, ...given } = answer as Readonly<Record<string, number>>;
        match.queue({ type: "don:return", seat, active, rested, given, cause: about.cause });
      },
    },
    "op:shift-don": {
      prompt: { id: "op:shift-don" },
      publicName: "op:shift-don",
      choices: ({ about }, match) => {
        const { card, max } = about;
        return choose.distribute(max, given(match, cardOf(match, card).owner, card), true);
      },
      answer: (answer, { about }, match) => {
        const { card } = about;
        for (const [from, count] of Object.entries(answer as Readonly<Record<string, number>>))
          match.queue({ type: "don:shift", from: Number(from), to: card, count });
      },
    },
  };
};
