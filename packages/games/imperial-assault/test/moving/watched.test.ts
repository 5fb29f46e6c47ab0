import { type Choice, declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { type At, at, gameWith, group, setupAt, table } from "../position.js";

const declared = declarePlugin({
  name: "watching",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
});

/** Steps near these figures and spaces may be answered. */
const watching = (watchers: Readonly<Record<string, number>>) =>
  gameWith(
    definePlugin<Owns<typeof declared>>(declared, {
      effects: {},
      modify: {
        "step:answers": (_subject: unknown, match: { contribute(...all: unknown[]): never }) =>
          Object.entries(watchers).map(([name, far]) => match.contribute("atLeast", far, "watching", name)),
      },
    } as never),
  );

/** Luke beside an officer on the other side of a gap in the wall: `b7` is next to it, `b8` is not. */
const past = (watchers: Readonly<Record<string, number>>, more: Partial<At> = {}): At => ({
  rebels: [group("luke-skywalker", { luke: "a7" })],
  imperials: [group("imperial-officer", { officer: "b6" })],
  activating: { figure: "luke" },
  game: watching(watchers),
  ...more,
});

const over = (space: string) => ({ figure: "luke", from: ["a7"], to: [space] });

describe("of equally short ways the one is taken that the fewest could answer", () => {
  test("where no step can be answered it is always the same", () => {
    at(past({})).choose("go:c7").event("figure:moved", over("b7")).waits().done();
  });

  test("a way past a figure that could answer is left for one that it could not", () => {
    at(past({ officer: 1 }))
      .choose("go:c7")
      .event("figure:moved", over("b8"))
      .expect(table({ figures: { luke: { spaces: ["c7"] } }, activation: { points: 3 } }))
      .waits()
      .done();
  });

  test("a longer way is never taken for it, and of ways that as many could answer always the same", () => {
    at(past({ officer: 1, b8: 1 }))
      .choose("go:b7")
      .event("figure:moved", over("b7"))
      .expect(table({ activation: { points: 4 } }))
      .waits()
      .done();
    at(past({ officer: 1, b8: 0 }))
      .choose("go:c7")
      .event("figure:moved", over("b7"))
      .waits()
      .done();
  });

  test("a space where the move could not be interrupted is none where it is answered", () => {
    const friend = [group("luke-skywalker", { luke: "a7" }), group("rebel-trooper", { trooper: "b7" })];
    at(past({ officer: 1, a8: 1 }, { rebels: friend }))
      .choose("go:c7")
      .event("figure:moved", over("b7"))
      .waits()
      .done();
  });
});

describe("before it goes", () => {
  const options = (position: At): readonly { readonly key: string; readonly params: object }[] => {
    const match = startMatch(position.game as never, { seed: 1, setup: setupAt(position), hold: "auto" });
    const choice = match.decision?.choice as Extract<Choice, { kind: "one" }>;
    return choice.options.map(({ key, label }) => ({ key: String(key), params: label?.params ?? {} }));
  };
  const told = (position: At, key: string) => options(position).find((option) => option.key === key)?.params;

  test("each place says which way leads there, and who could answer a step of it", () => {
    expect(told(past({ officer: 1 }), "go:c7")).toEqual({
      to: "c7",
      cost: 2,
      way: ["b8", "c7"],
      by: ["officer"],
      near: ["officer"],
    });
    expect(told(past({ c8: 0 }), "go:c8")).toEqual({ to: "c8", cost: 2, way: ["b7", "c8"], by: ["c8"], near: ["c8"] });
    expect(told(past({ officer: 1 }), "go:b7")).toEqual({
      to: "b7",
      cost: 1,
      way: ["b7"],
      by: ["officer"],
      near: ["officer"],
    });
    // it leaves the watched place and comes to no other
    expect(told(past({ a7: 0 }), "go:b7")).toEqual({ to: "b7", cost: 1, way: ["b7"], by: ["a7"] });
    expect(told(past({}), "go:c7")).toEqual({ to: "c7", cost: 2, way: ["b7", "c7"] });
  });
});
