import { expect, test, vi } from "vitest";
import { compose, simulateMatch, startMatch } from "../../src/entry/run.js";
import { choose, type Question } from "../../src/index.js";
import { type Workshop, workshop } from "../fixtures/workshop.js";

const HOURS = ["work", "rest", "fail"];

/** Asks for one of the hours left: a jar for each that was worked. */
function counting(how: Partial<Question<Workshop, null>> = {}, hours: readonly string[] = HOURS) {
  const choices = vi.fn(() => choose.one(hours.map((key) => ({ key }))));
  const question: Question<Workshop, null> = {
    prompt: { id: "workshop:next" },
    choices,
    size: () => hours.length,
    pick: (index) => hours[index] as string,
    answer: (answer, _asked, match) => {
      if (answer === "fail") throw new Error("nobody works then");
      match.queue({ type: "workshop:work" });
    },
    ...how,
  };
  const rules = { questions: { "workshop:next": question } as never };
  const game = compose([
    workshop((match, slice) => {
      match.own(slice, "shelf").jars += 1;
    }, rules),
  ]);
  return { game, choices };
}

test("a simulation counts, picks and enters answers without listing them", () => {
  const { game, choices } = counting();
  const simulation = simulateMatch(game, { seed: 1 });
  for (let input = 1; input <= 3; input++) {
    expect(simulation.count()).toBe(3);
    expect(simulation.at(1)).toBe("rest");
    expect(simulation.enterAt(0)).toBeUndefined();
  }
  expect(choices).not.toHaveBeenCalled();
  expect(simulation.choice).toEqual(choose.one(HOURS.map((key) => ({ key }))));
  expect(simulation.answer("sleep")).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  expect(() => simulation.enterAt(3)).toThrow(/the answers 0 to 2, not 3/);
  expect(simulation.slices.workshop.shelf.jars).toBe(3);
});

test("a failing input entered by its index is taken back", () => {
  const { game } = counting();
  const simulation = simulateMatch(game, { seed: 1 });
  simulation.enterAt(0);
  const before = simulation.snapshot();
  expect(simulation.enterAt(2)).toMatchObject({ ok: false, code: "HANDLER_FAILED" });
  expect(simulation.snapshot()).toEqual(before);
  expect(simulation.count()).toBe(3);
});

test("a single answer is taken at once", () => {
  const { game } = counting({ answer: (_answer, _asked, match) => match.ask("workshop:which", 0, { of: "jars" }) }, [
    "work",
  ]);
  expect(simulateMatch(game, { seed: 1 }).pending?.question).toBe("workshop:which");
});

test("checked matches compare what is counted and picked with the list", () => {
  expect(startMatch(counting().game, { seed: 1 }).decision?.count()).toBe(3);
  expect(() => startMatch(counting({ size: () => 4 }).game, { seed: 1 })).toThrow(
    /"workshop:next".* says that it has 4 answers, and lists 3/,
  );
  expect(() => startMatch(counting({ pick: () => "work" }).game, { seed: 1 })).toThrow(
    /"workshop:next".* picks another answer 1 than it lists/,
  );
});

test("a question that counts its answers and cannot pick one is told when composing", () => {
  expect(() => counting({ pick: undefined } as never)).toThrow(/only one of `size` and `pick` for "workshop:next"/);
});
