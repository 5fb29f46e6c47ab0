import { expect, test } from "vitest";
import { isNoOption, readWargearOption } from "../src/wargear-option.js";

test.each([
  ["This model can be equipped with 1 seeker.", { oneOf: ["1 seeker"] }],
  ["This model’s ash gun can be replaced with 1 bow.", { replaces: "ash gun", oneOf: ["1 bow"] }],
  [
    "The Guard Sergeant’s blade can be replaced with one of the following: ◦ 1 axe ◦ 1 maul and 1 shield",
    { who: "Guard Sergeant", replaces: "blade", oneOf: ["1 axe", "1 maul and 1 shield"] },
  ],
  [
    "Any number of Guards can each have their rifle and blade replaced with 1 lance.",
    { who: "Guards", replaces: "rifle and blade", oneOf: ["1 lance"] },
  ],
  [
    "For every 10 models in this unit, up to 2 Guards can each have their rifle replaced with 1 lance.",
    { who: "Guards", limit: { count: 2, per: 10 }, replaces: "rifle", oneOf: ["1 lance"] },
  ],
  [
    "For every 5 models in this unit, 1 model’s rifle can be replaced with 1 lance.",
    { limit: { count: 1, per: 5 }, replaces: "rifle", oneOf: ["1 lance"] },
  ],
  [
    "One Guard equipped with a rifle can be equipped with 1 horn.",
    { who: "Guard", limit: { count: 1 }, oneOf: ["1 horn"] },
  ],
  ["2 of this model’s ash guns can be replaced with 1 rack.", { replaces: "2 ash guns", oneOf: ["1 rack"] }],
  ["This model can be equipped with up to 3 seekers.", { oneOf: ["seekers"], upTo: 3 }],
  [
    "Any number of models can be equipped with up to two of the following: ▫ 1 drone ▫ 1 hound",
    { oneOf: ["1 drone", "1 hound"], upTo: 2 },
  ],
])("%s", (line, option) => {
  const [read] = readWargearOption(line)?.options ?? [];
  expect(JSON.parse(JSON.stringify(read))).toEqual(option);
});

test("a weapon or another given up makes two options", () => {
  const read = readWargearOption("1 model’s rifle or carbine can be replaced with 1 lance.");
  expect(read?.options.map(({ replaces }) => replaces)).toEqual(["rifle", "carbine"]);
});

test("words that limit the choice are kept apart, and lines of another kind are not guessed", () => {
  const line = "1 Guard can be equipped with 1 horn (that model’s rifle cannot be replaced). You cannot select two.";
  expect(readWargearOption(line)?.limits).toEqual(["that model's rifle cannot be replaced", "You cannot select two."]);
  expect(readWargearOption("If it has no bow, it can be equipped with 1 orb.")).toBeUndefined();
  expect(readWargearOption("These options exclude each other.")).toBeUndefined();
  expect([isNoOption("None"), isNoOption("1 bow")]).toEqual([true, false]);
});
