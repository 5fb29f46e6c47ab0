import { definePlugin, type Match, type Plugin } from "@riposte/kernel";
import { declared, Guess, type Wager } from "./declared.js";

/** When an attack is declared, the defender may say in secret how it ends; a player who is right draws a card. */
export const wager = (): Plugin<Wager> =>
  definePlugin<Wager>(declared, {
    on: {
      "attack:declared": ({ seat }, match) => match.open("wager:open", { seat: 1 - seat }),
      "battle:fought": ({ won }, match) => match.queue({ type: "wager:settle", won }),
      "battle:ended": ({ fought }, match) => {
        if (!fought) match.queue({ type: "wager:settle", won: null });
      },
    },
    offer: {
      "wager:open": {
        possible: mayWager,
        options: (subject, seat, match) =>
          mayWager(subject, seat, match)
            ? Guess.options.map((guess) => ({
                key: guess,
                label: { id: `wager:${guess}` },
                kind: "optional" as const,
                effects: [{ type: "wager:make", seat, guess }],
              }))
            : [],
      },
    },
    effects: {
      "wager:make": (slice, { seat, guess }, match) => {
        match.own(slice, "said")[seat] = guess;
        match.publish("wager:made", { seat, guess });
      },
      "wager:settle": (slice, { won }, match) => {
        const said = slice.said;
        slice.said = [null, null];
        if (won === null) return;
        for (const [seat, guess] of said.entries()) {
          if (guess === null) continue;
          const right = (guess === "won") === won;
          match.publish("wager:settled", { seat, guess, right });
          if (right) match.queue({ type: "deck:draw", seat, count: 1, cause: { kind: "effect", seat } });
        }
      },
    },
    messages: {
      "wager:open": "How will this attack end?",
      "wager:won": "It will be won",
      "wager:lost": "It will be lost",
      "wager:made": "Seat {seat} has wagered.",
      "wager:settled": "Seat {seat} wagered that the attack is {guess}.",
    },
  });

/** The defender, once: all players hear that a wager was made, so this gives nothing away. */
const mayWager = (subject: { readonly seat: number }, seat: number, match: Match<Wager>): boolean =>
  seat === subject.seat && match.slices.wager.said[seat] === null;
