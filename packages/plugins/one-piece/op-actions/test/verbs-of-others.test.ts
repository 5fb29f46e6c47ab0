import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, type OnePiece, onePiece, onePieceDeclared } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { z } from "zod";
import { Ability, onePieceSchemas, opActions, readLibrary, tellAbility } from "../src/index.js";
import { HERO } from "./invented.js";
import { at, fact, PLAIN } from "./position.js";

const declared = declarePlugin({
  name: "house",
  version: "0.1.0",
  requires: [needs<OnePiece>(onePieceDeclared, ">=0.0.0")],
  effects: { "house:windfall": z.strictObject({ count: z.int().min(1) }) },
});
interface House extends Owns<typeof declared> {}

/** A plugin of another author with a verb of its own. */
const house = definePlugin<House>(declared, {
  effects: {
    "house:windfall": (_slice, { count }, match) => {
      const seat = match.varsOf("ability")?.seat as number;
      match.queue({ type: "deck:draw", seat, count, cause: { kind: "rule", seat } });
    },
  },
  messages: { "verb:house:windfall": "a windfall of {count|card}" },
}) as AnyPlugin;

const windfall = { type: "house:windfall", count: 2 };

function gameOf(steps: readonly object[], plugins: readonly AnyPlugin[]): Game {
  const hero = fact(HERO, { name: "Hero", cost: 1, abilities: [{ timing: "onPlay", steps }] });
  const context = createContext(cardsOrThrow([...PLAIN, hero]));
  const library = readLibrary(context, plugins);
  return composeList([onePiece(context) as AnyPlugin, opActions(context, library) as AnyPlugin, ...plugins]);
}

const composing = (steps: readonly object[], plugins: readonly AnyPlugin[]) => () => gameOf(steps, plugins);

test("a card says the verb of another plugin, and it is done", () => {
  const game = gameOf([windfall], [house]);
  at({ hand: [HERO], don: { active: 1 } }, {}, { game })
    .choose("play:1100")
    .expect({ "one-piece": { sides: { 0: { hand: [3001, 3002] } } } })
    .waits()
    .done();
});

test("it is told in the words its plugin brings, and by its name where there are none", () => {
  const ability = Ability.parse({ timing: "onPlay", steps: [windfall] });
  const context = createContext(cardsOrThrow(PLAIN));
  const library = readLibrary(context, [house]);
  expect(tellAbility(ability, library)).toBe("On Play: a windfall of 2 cards.");
  expect(tellAbility(ability)).toBe("On Play: windfall.");
});

test("a verb that its plugin does not have is told with the nearest name, and one with wrong fields with what is wrong; one whose plugin is left out waits for it", () => {
  expect(composing([windfall], [])).not.toThrow();
  expect(composing([{ ...windfall, type: "house:downpour" }], [house])).toThrow(
    /"T02-001:0": no plugin here has the verb "house:downpour"\. Correct the name/,
  );
  expect(composing([{ ...windfall, type: "house:windfal" }], [house])).toThrow(
    /no plugin here has the verb "house:windfal"\. Did you mean "house:windfall"\?/,
  );
  expect(composing([{ ...windfall, count: 0 }], [house])).toThrow(
    /"house:windfall" of "house" with wrong fields: count: /,
  );
  expect(composing([{ type: "op:windfall", count: 1 }], [house])).toThrow(/abilities\[0\]\.steps\[0\]\.type/);
});

test("editors take it, and complete the verbs of the language as before", () => {
  const schema = JSON.stringify(onePieceSchemas()["one-piece-cards.json"]);
  expect(schema).toContain("A verb of a plugin composed with this one");
  expect(schema).toContain('"op:draw"');
});
