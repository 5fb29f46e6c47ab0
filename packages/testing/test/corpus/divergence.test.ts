import { choose, type Match } from "@riposte/kernel";
import { expect, test } from "vitest";
import { divergenceOf } from "../../src/corpus/index.js";
import { duelNow, duelWith, recordDuel } from "./recorded-duel.js";

const recording = recordDuel();
// biome-ignore lint/suspicious/noExplicitAny: handlers of unlike plugins are wrapped alike
type Any = any;

test("the same rules lead to the same match", () => {
  expect(recording.outcome?.winners).toHaveLength(1);
  expect(divergenceOf(duelNow, recording)).toBeNull();
});

test("an effect that does more is named, at the input that caused it", () => {
  const game = duelWith("duel-tokens", ({ effects }: Any) => ({
    effects: {
      ...effects,
      "tokens:spend": (slice: Any, effect: Any, match: Any) => {
        effects["tokens:spend"](slice, effect, match);
        match.queue({ type: "duel:heal", seat: effect.seat, amount: 1 });
      },
    },
  }));
  const found = divergenceOf(game, recording);
  expect(found).toMatchObject({ plugin: "duel-tokens", because: 'its effect "tokens:spend" gives something else' });
  const before = recording.inputs.slice(0, found?.input);
  expect(divergenceOf(game, { ...recording, inputs: before })).toBeNull();
});

test("who modifies a value is named, not the plugin that reads it", () => {
  const game = duelWith("duel-cards", ({ modify }: Any) => ({
    modify: { ...modify, "attack:strength": (_subject: unknown, match: Match<never>) => match.add(1, "sharper") },
  }));
  expect(divergenceOf(game, recording)).toMatchObject({
    plugin: "duel-cards",
    because: expect.stringContaining('value "attack:strength"'),
  });
});

test("a plugin that no longer reacts is named", () => {
  const game = duelWith("duel-charms", () => ({ trigger: {} }));
  expect(divergenceOf(game, recording)).toMatchObject({ plugin: "duel-charms" });
});

test("other steps of an ability are their plugin's doing, though the kernel runs them", () => {
  const game = duelWith("duel-cards", ({ abilities }: Any) => ({
    abilities: Object.fromEntries(
      Object.entries(abilities).map(([id, ability]: Any) => [
        id,
        { ...ability, steps: [...ability.steps, { type: "duel:heal", seat: 0, amount: 1 }] },
      ]),
    ),
  }));
  expect(divergenceOf(game, recording)).toMatchObject({
    plugin: "duel-cards",
    because: expect.stringContaining('its ability "'),
  });
});

test("a silent write is its owner's doing", () => {
  const game = duelWith("duel-charms", ({ effects }: Any) => ({
    effects: {
      ...effects,
      "charms:act": (slice: Any, effect: Any, match: Any) => {
        effects["charms:act"](slice, effect, match);
        slice.grudges = [9, 9];
      },
    },
  }));
  expect(divergenceOf(game, recording)).toMatchObject({
    plugin: "duel-charms",
    found: 'the slice of "duel-charms" is another',
    because: "it writes something else into its slice",
  });
});

test("an option that is gone is found where it was offered, before anybody misses it", () => {
  const game = duelWith("duel", ({ questions }: Any) => ({
    questions: Object.fromEntries(
      Object.entries(questions).map(([name, question]: Any) => [
        name,
        {
          ...question,
          alwaysAsk: true,
          choices: (asked: Any, match: Any) => {
            const choice = question.choices(asked, match);
            return choice.kind === "one" && choice.options.length > 2 ? choose.one(choice.options.slice(1)) : choice;
          },
        },
      ]),
    ),
  }));
  expect(divergenceOf(game, recording)).toMatchObject({
    plugin: "duel",
    because: expect.stringContaining("its choices of"),
  });
});

test("a handler that fails refuses the input, and is named", () => {
  const game = duelWith("duel-tokens", ({ effects }: Any) => ({
    effects: {
      ...effects,
      "tokens:spend": () => {
        throw new Error("no shields today");
      },
    },
  }));
  expect(divergenceOf(game, recording)).toMatchObject({
    plugin: "duel-tokens",
    found: expect.stringContaining("the input is refused"),
  });
});

test("another setup is found before the first input", () => {
  const game = duelWith("duel", ({ game: rules }: Any) => ({
    game: {
      ...rules,
      parseSetup: () => {
        throw new Error("no");
      },
    },
  }));
  expect(divergenceOf(game, recording)).toMatchObject({ input: -1, plugin: "duel" });
});
