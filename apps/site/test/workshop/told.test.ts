import { afterAll, expect, test } from "vitest";
import { craftOf } from "../../src/workshop/crafts/games.js";
import { actingAt, lanesOf } from "../../src/workshop/told/acting-at.js";
import { conditionWords } from "../../src/workshop/told/condition-words.js";
import { othersOn } from "../../src/workshop/told/others-on.js";
import { forgetCrafted } from "./forget-crafted.js";

afterAll(forgetCrafted);

test("the windows an ability acts at are lit in their machine, with neighbours in order", async () => {
  const craft = await craftOf("imperial-assault");
  const made = craft.make(craft.sample("blitz"));
  const [attack] = lanesOf(made).filter(({ procedure }) => procedure === "attack");
  expect(attack?.shown.map(({ title, does }) => (does === null ? title : `${title}: ${does}`))).toEqual(
    expect.arrayContaining(["rerolls", "modifiers: offered", "surges"]),
  );
  expect(attack?.shown.length).toBeLessThanOrEqual(7);
  expect(actingAt(made)).toContainEqual(expect.objectContaining({ at: "attack:modifiers", kind: "window" }));
});

test("an event that no state publishes is lit where it comes from when somebody plays", async () => {
  const craft = await craftOf("one-piece");
  const lanes = lanesOf(craft.make(craft.blank()));
  expect(lanes.flatMap(({ shown }) => shown).filter(({ does }) => does === "follows").length).toBeGreaterThan(0);
});

test("who else acts there is who lies on the stage, with whose it is", async () => {
  const craft = await craftOf("imperial-assault");
  const made = craft.make(craft.sample("blitz"));
  const setup = structuredClone(made.setup) as { position: { seats: { hand: string[] }[] } };
  setup.position.seats[1]?.hand.push("positioning-advantage");
  expect(othersOn(made, setup)).toContainEqual({
    name: "Positioning Advantage",
    where: "their hand",
    at: "attack:modifiers",
  });
  expect(othersOn(made, made.setup).map(({ name }) => name)).not.toContain("Positioning Advantage");
});

test("words that say when something holds are found", () => {
  expect(
    conditionWords({ name: "x", does: { if: { self: { trait: "trooper" }, defender: { adjacent: true } } } }),
  ).toEqual(["trooper", "adjacent"]);
});

test("an ability of a 40k unit is counted before and after, and one that changes nothing says so", async () => {
  const craft = await craftOf("warhammer-40k");
  const blank = craft.blank() as { templates: object[] };
  const sure = {
    templates: [{ ...blank.templates[0], mechanics: [{ effects: [{ do: "reroll", roll: "hit", dice: "fails" }] }] }],
  };
  const made = craft.make(sure);
  const odds = craft.odds?.(made, made.setup);
  const hits = odds?.rows.find(({ words }) => words === "hits");
  expect(Number(hits?.with)).toBeGreaterThan(Number(hits?.without));
  const idle = craft.make(blank);
  const same = craft.odds?.(idle, idle.setup);
  expect(same?.rows.every((row) => row.with === row.without)).toBe(true);
});
