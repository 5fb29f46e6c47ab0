import { type At, at, gameOf, group, table } from "../position.js";
import { library } from "./library.js";

export const game = gameOf({ "ability-library.json": library });
export const one = (card: string, more: object = {}) => [group(card, { one: { at: "d1", ...more } })];
export const luke = (more: object = {}) => [group("luke-skywalker", { luke: { at: "d3", ...more } })];

/** A stormtrooper activates with a card of the library in hand. */
export const play = (card: string, more: Partial<At> = {}) =>
  at({ game, mine: one("stormtrooper"), theirs: luke(), hand: [card], activating: "one", ...more });

/** Blue, green and a blank white die with surges left to spend: the attack waits. */
export const shot = (card: string, more: Partial<At> = {}) =>
  play(card, { dice: [0, 0, 0], ...more }).choose("attack:luke:d3");

/** The one thing added to the results. */
export const modified = (symbol: string, amount: number, by: string) =>
  table({ attacks: { 0: { modifiers: [{ symbol, amount, by }] } } });

/** Dice that all show their first face. */
export const dice = (...colours: string[]) => colours.map((die) => ({ die, face: 0 }));

/** An attack in nobody's activation: a card of the start of the round that says no more than that. */
export const offTurn = gameOf({
  "ability-library.json": library,
  "off-turn.json": {
    source: "this test",
    abilities: {
      adrenaline: {
        type: "ccEffect",
        steps: [
          { type: "do:choose", from: { side: "friendly" } },
          { type: "do:attack", by: "target", as: "victim" },
        ],
      },
    },
  },
});
