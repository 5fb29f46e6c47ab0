import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { gameOf, HERO, opposing, ownHand } from "./invented.js";
import { BIG, VANILLA } from "./position.js";

const DECK = Array.from({ length: 5 }, () => VANILLA);

/** The words of the first question after some answers. */
function asked(abilities: readonly object[], you: object, opponent: object, answers: readonly [number, unknown][]) {
  const game = gameOf(abilities, { trigger: true });
  const side = (more: object) => ({ leader: "T01-001", deck: DECK, life: DECK, ...more });
  const match = startMatch(game, { seed: "1", setup: { position: { sides: [side(you), side(opponent)] } } });
  for (const [seat, answer] of answers) expect(match.answer(seat, answer as never)).toMatchObject({ ok: true });
  const { id = "", params = {} } = match.decision?.prompt ?? {};
  const told = params as Readonly<Record<string, unknown>>;
  return game.messages[id]?.replace(/\{(\w+)\}/g, (_hole, name: string) => String(told[name]));
}
const played = (steps: readonly object[], opponent: object = {}, more: object = {}) =>
  asked([{ timing: "onPlay", steps, ...more }], { hand: [HERO, BIG], don: { active: 1 } }, opponent, [
    [0, "play:1100"],
  ]);

test("a question about cards names the card that asks, how they are changed and where they go", () => {
  const weaken = { type: "op:give", target: opposing(), power: -2000, for: "thisTurn" };
  expect(played([weaken], { characters: [BIG] })).toBe(
    "Hero: give up to 1 of your opponent's Characters −2000 power this turn. Which?",
  );
  const away = { type: "op:move", target: opposing(), to: { zone: "deck", end: "bottom" } };
  expect(played([away], { characters: [BIG] })).toBe(
    "Hero: put up to 1 of your opponent's Characters at the bottom of the deck. Which?",
  );
});

test("what may be done is asked with what it costs and what follows", () => {
  const discard = { type: "op:move", target: ownHand({ exactly: 1 }), to: { zone: "trash" } };
  expect(played([{ type: "op:draw", count: 2 }], {}, { costs: [discard] })).toBe(
    "Hero: trash 1 card from your hand to draw 2 cards?",
  );
});

test("the other player is asked from the other side of the table", () => {
  const theirs = { type: "op:move", target: { ...ownHand({ exactly: 1 }), side: "opponent", chooser: "opponent" } };
  expect(played([{ ...theirs, to: { zone: "trash" } }], { hand: [BIG, VANILLA] })).toBe(
    "Hero: trash 1 card from your hand. Which?",
  );
});

test("a lost Life card is named with what its Trigger does; the attack with both powers", () => {
  const trigger = { timing: "trigger", steps: [{ type: "op:draw", count: 1 }] };
  expect(asked([trigger], {}, { life: [HERO], hand: [VANILLA] }, [[0, "attack:1000:2000"]])).toBe(
    "Captain (5000) attacks Captain (5000). Counter?",
  );
  expect(asked([trigger], {}, { life: [HERO] }, [[0, "attack:1000:2000"]])).toBe(
    "Life: Hero. Use its Trigger: draw 1 card?",
  );
});
