import { startMatch } from "@riposte/kernel/run";
import { afterAll, expect, test } from "vitest";
import { SCHEMAS } from "../../pages/games.js";
import { CRAFTED, craftOf } from "../../src/workshop/crafts/games.js";
import { problemsIn } from "../../src/workshop/editor/problems.js";
import { workshopOf } from "../../src/workshop/games.js";
import { verdictOf } from "../../src/workshop/scales/tilt.js";
import { writtenJson } from "../../src/workshop/written-json.js";
import { forgetCrafted } from "./forget-crafted.js";

afterAll(forgetCrafted);

test("the pages know the same games and schemas", () => {
  expect(Object.keys(SCHEMAS)).toEqual(CRAFTED);
  expect(Object.values(SCHEMAS)).toEqual(CRAFTED.map((game) => workshopOf(game)?.schema));
});

test.each(CRAFTED)(
  "a blank card of %s is read, told, acts somewhere, and can be played where its stage is",
  async (game) => {
    const craft = await craftOf(game);
    const made = craft.make(craft.blank());
    expect(made.told.sentences.length).toBeGreaterThan(0);
    expect(made.acts.length).toBeGreaterThan(0);
    const match = startMatch(made.game, { setup: made.setup, seed: 1, hold: "auto" });
    expect(match.decision?.seat).toBe(0);
    expect(made.game.invariants(match)).toEqual([]);
  },
);

test("a problem is led to its place in the file, with the word that is meant", async () => {
  const craft = await craftOf("one-piece");
  const file = craft.blank() as { cards: { abilities: { timing: string; steps: { type: string }[] }[] }[] };
  const ability = file.cards[0]?.abilities[0];
  if (ability === undefined) throw new Error("a blank card has an ability");
  ability.timing = "onPlayy";
  expect(faultsOf(() => craft.make(file), file)).toEqual([
    expect.objectContaining({
      path: ["cards", 0, "abilities", 0, "timing"],
      remedy: { written: "onPlayy", meant: "onPlay" },
    }),
  ]);
});

test("a step of a command card that is not known is led to as well", async () => {
  const craft = await craftOf("imperial-assault");
  const file = { ...(craft.blank() as object), does: { steps: [{ type: "do:scroe", vp: 1 }] } };
  expect(faultsOf(() => craft.make(file), file)).toEqual([
    expect.objectContaining({ path: ["does", "steps", 0], remedy: { written: "do:scroe", meant: "do:score" } }),
  ]);
});

test("a few matches are too close to call, many on one side are not", () => {
  expect(verdictOf({ played: 20, with: 11, without: 10, gained: 2, lost: 1 })?.sentence).toContain("Too close to call");
  expect(verdictOf({ played: 200, with: 150, without: 100, gained: 60, lost: 10 })?.sentence).toMatch(
    /^You win 25 points more often, give or take \d+\. It helps\.$/,
  );
});

test("what fits into a line stands in one", () => {
  expect(writtenJson({ a: [1, 2], b: { c: "d" } })).toBe('{ "a": [1, 2], "b": { "c": "d" } }');
  const long = { words: Array.from({ length: 12 }, (_, at) => `word ${at}`) };
  expect(JSON.parse(writtenJson(long))).toEqual(long);
});

function faultsOf(make: () => unknown, file: unknown) {
  try {
    make();
    return [];
  } catch (error) {
    return problemsIn((error as Error).message, file);
  }
}

test("a printed line that is offered as an example is read to its end, and told as what it says", async () => {
  const told = await Promise.all(
    CRAFTED.flatMap((game) => {
      const { printed } = workshopOf(game) ?? {};
      return printed === undefined ? [] : [printed.reader().then((read) => read(printed.example))];
    }),
  );
  expect(told.flatMap(({ unread }) => unread)).toEqual([]);
  expect(told.flatMap((one) => one.told)).toContain("On Play: draw 1 card.");
  expect(told.flatMap((one) => one.told).join(" ")).not.toContain("undefined");
});
