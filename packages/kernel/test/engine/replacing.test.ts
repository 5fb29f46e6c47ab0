import { describe, expect, test } from "vitest";
import { compose, resumeMatch, startMatch } from "../../src/entry/run.js";
import type { Match, Replacement } from "../../src/index.js";
import { type Workshop, worked, workshop } from "../fixtures/workshop.js";

type Replacing = (effect: { readonly what: string }, match: Match<Workshop>) => Replacement | undefined;

/** Puts another note in the place of "tea". */
const by =
  (name: string, choice?: number): Replacing =>
  ({ what }, match) =>
    what === "tea" ? match.instead(name, [{ type: "workshop:note", what: name }], choice) : undefined;

const noting = (what: string, ...replace: readonly Replacing[]) =>
  worked((match) => match.queue({ type: "workshop:note", what }), { replace: { "workshop:note": replace } }).match;

describe("replacements", () => {
  test("one that has no choice acts at once, and what it does not speak of happens as it was", () => {
    expect(noting("tea", by("soup")).slices.workshop.notes).toEqual(["soup"]);
    expect(noting("cake", by("soup")).slices.workshop.notes).toEqual(["cake"]);
    expect(noting("tea", () => undefined, by("soup")).slices.workshop.notes).toEqual(["soup"]);
  });

  test("of several the active seat chooses one, none of which it may decline", () => {
    const match = noting("tea", by("soup"), by("milk"));
    expect(match.decision).toMatchObject({ question: "kernel:replace", seat: 0 });
    const labels = match.decision?.choice.kind === "one" ? match.decision.choice.options : [];
    expect(labels.map(({ label }) => label?.params)).toEqual([{ by: "soup" }, { by: "milk" }]);
    match.answer(0, labels[1]?.key ?? "");
    expect(match.slices.workshop.notes).toEqual(["milk"]);
  });

  test("one that may be declined is asked for, and declined leaves the effect as it was", () => {
    const match = noting("tea", by("soup", 0));
    expect(match.decision?.choice).toMatchObject({ options: [{}, { key: "decline" }] });
    match.answer(0, "decline");
    expect(match.slices.workshop.notes).toEqual(["tea"]);
    expect(match.decision?.question).toBe("workshop:next");
  });

  test("one that may be declined beside one that may not: neither is declined", () => {
    expect(noting("tea", by("soup", 0), by("milk")).decision?.count()).toBe(2);
  });

  test("a replacement does not replace what it put there itself", () => {
    const again: Replacing = (_effect, match) => match.instead("again", [{ type: "workshop:note", what: "tea" }]);
    expect(noting("tea", again).slices.workshop.notes).toEqual(["tea"]);
  });

  test("what is prevented does not happen, and everybody hears by whom", () => {
    const match = startMatch(
      compose([
        workshop((at) => at.queue({ type: "workshop:note", what: "tea" }), {
          replace: { "workshop:note": (_effect, at) => at.instead("rain", []) },
        }),
      ]),
      { seed: 1 },
    );
    const step = match.answer(0, "work");
    expect(step.ok && step.events(null)).toEqual([
      { type: "kernel:replaced", payload: { effect: "workshop:note", by: "rain" } },
    ]);
    expect(match.slices.workshop.notes).toEqual([]);
  });

  test("a veto comes first, and says who", () => {
    const { match } = worked((at) => at.queue({ type: "workshop:note", what: "tea" }), {
      veto: { "workshop:note": [() => undefined, () => "rain"] },
      replace: { "workshop:note": by("soup") },
      on: { "kernel:vetoed": ({ by: who }, at) => at.setVarOf("workshop", "vetoed", who) },
    });
    expect(match.slices.workshop.notes).toEqual([]);
    expect(match.state.frames[0]?.vars).toEqual({ vetoed: "rain" });
  });
});

test("what still waits while a seat is asked is part of the state, in its order", () => {
  const game = compose([
    workshop((match) => {
      match.ask("workshop:which", 0, { of: "jars" });
      match.queueAll(["a", "b"].map((what) => ({ type: "workshop:note", what }) as const));
    }),
  ]);
  const match = startMatch(game, { seed: 1 });
  match.answer(0, "work");
  expect(match.state.queue.map(({ effect }) => effect)).toMatchObject([{ what: "b" }, { what: "a" }]);
  const again = resumeMatch(game, match.snapshot(), { seed: 1 });
  for (const one of [match, again]) {
    one.answer(0, "this");
    expect(one.slices.workshop.notes).toEqual(["this", "a", "b"]);
  }
});
