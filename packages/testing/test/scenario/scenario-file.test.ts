import { expect, test } from "vitest";
import { parseScenario, runScenario, scenarioJsonSchema } from "../../src/index.js";
import { coinGame } from "../fixture/coin.js";

const problems = (file: unknown): string => {
  try {
    parseScenario(file);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("unknown fields are errors that name the path and what was probably meant, all at once", () => {
  const message = problems({
    game: "coin",
    positon: {},
    position: { sed: 3 },
    steps: [
      { chose: "roll" },
      { choose: "roll", set: 0 },
      { policy: { set: "hold", hold: "often" } },
      7,
      { value: "x" },
    ],
  });
  expect(message).toContain("SCENARIO_INVALID");
  expect(message).toContain('positon: unknown field "positon". Did you mean "position"?');
  expect(message).toContain('position.sed: unknown field "sed". Did you mean "seed"?');
  expect(message).toContain('steps[0].chose: unknown field "chose". Did you mean "choose"?');
  expect(message).toContain('steps[1].set: unknown field "set". Did you mean "seat"?');
  expect(message).toContain("steps[2].policy.hold:");
  expect(message).toContain("steps[3]: must be an object.");
  expect(message).toContain("steps[4].base:");
});

test("inputs before the position and snapshots are checked as strictly", () => {
  expect(problems({ game: "coin", position: { after: [{ seat: 0, answr: "roll" }] } })).toContain(
    'position.after[0].answr: unknown field "answr". Did you mean "answer"?',
  );
  expect(problems({ game: "coin", position: { snapshot: { slices: {} } } })).toContain("position.snapshot.frames:");
  expect(problems("text")).toContain("file:");
  expect(problems(null)).toContain("SCENARIO_INVALID");
});

test("a scenario of another game is refused", () => {
  expect(() => runScenario(coinGame(), { game: "chess" })).toThrow('about "chess", not about "coin"');
});

test("the JSON Schema describes every field and forbids others", () => {
  const schema = scenarioJsonSchema() as {
    required: string[];
    additionalProperties: boolean;
    properties: { position: { properties: object }; steps: { items: { anyOf: { description: string }[] } } };
  };
  expect(schema.required).toEqual(["game"]);
  expect(schema.additionalProperties).toBe(false);
  expect(Object.keys(schema.properties.position.properties)).toContain("snapshot");
  expect(schema.properties.steps.items.anyOf.every(({ description }) => description.length > 10)).toBe(true);
});
