import { describe, expect, test } from "vitest";
import { compose, startMatch } from "../../src/entry/run.js";
import { choose, die, type Match } from "../../src/index.js";
import { type Workshop, worked, workshop } from "../fixtures/workshop.js";

type Act = (match: Match<Workshop>) => unknown;

const ACTS: readonly (readonly [does: string, act: Act])[] = [
  ["queues an effect", (match) => match.queue({ type: "workshop:note", what: "early" })],
  ["publishes an event", (match) => match.publish("workshop:noted", { what: "early" })],
  ["draws by chance", (match) => match.chance("dice", die(6))],
  ["takes a number", (match) => match.stamp()],
  ["writes a variable", (match) => match.setVar("early", 1)],
  ["writes a slice", (match) => match.own({ part: {} }, "part")],
  ["reveals something", (match) => match.reveal()],
];

describe.each(ACTS)("a rule that %s", (does, act) => {
  const told = `is only asked`;

  test.each([{ checks: true }, { checks: false }])("is refused where it offers something, %o", (options) => {
    const { told: refused, match } = worked(
      (at) => at.open("workshop:break", { hour: 9 }),
      {
        offer: {
          "workshop:break": (_subject, _seat, at) => {
            act(at);
            return [];
          },
        },
      },
      options,
    );
    expect(refused).toContain(`${does} where it ${told}`);
    expect(match.slices.workshop.notes).toEqual([]);
  });

  test("is refused where it contributes to a value", () => {
    const contributes = {
      modify: {
        "workshop:strength": (_subject: unknown, at: Match<Workshop>) => {
          act(at);
          return undefined;
        },
      },
    };
    expect(worked((at) => at.value("workshop:strength", {}, 1), contributes).told).toContain(does);
    const { match } = worked(() => undefined, contributes);
    expect(() => match.explain("workshop:strength", {}, 1)).toThrow(does);
  });

  test("is refused where it says what can be answered, and the match goes on as it was", () => {
    let isQuiet = true;
    const match = startMatch(
      compose([
        workshop(() => undefined, {
          questions: {
            "workshop:next": {
              prompt: (_asked, at) => {
                if (!isQuiet) act(at);
                return { id: "workshop:next" };
              },
              choices: () => choose.one([{ key: "work" }, { key: "stop" }]),
              answer: () => undefined,
            },
            "workshop:which": { prompt: { id: "which" }, choices: () => choose.number(1, 2), answer: () => undefined },
          },
        }),
      ]),
      { seed: 1 },
    );
    const before = match.hash();
    isQuiet = false;
    expect(() => match.decision?.prompt).toThrow(does);
    isQuiet = true;
    expect(match.decision?.prompt).toEqual({ id: "workshop:next" });
    expect(match.hash()).toBe(before);
    expect(match.answer(0, "work").ok).toBe(true);
  });
});

test("a look that failed leaves rules free to act", () => {
  let fails = true;
  const { match } = worked((at) => at.queue({ type: "workshop:note", what: "done" }), {
    modify: {
      "workshop:strength": () => {
        if (fails) throw new Error("a broken scale");
        return undefined;
      },
    },
  });
  expect(() => match.explain("workshop:strength", {}, 1)).toThrow("a broken scale");
  fails = false;
  expect(match.answer(0, "work").ok).toBe(true);
  expect(match.slices.workshop.notes).toEqual(["done", "done"]);
});
