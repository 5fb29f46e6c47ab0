import { expect, test } from "vitest";
import { untyped, worked } from "../fixtures/workshop.js";

const kinds = (match: ReturnType<typeof worked>["match"]) => match.state.lasting.map(({ lasting }) => lasting);

test("what lasts for a scope ends with it, and everybody hears of it", () => {
  const { match } = worked((at) => at.call("errand", { to: "town" }), {
    actions: {
      arrive: (at) => {
        at.last("workshop:hum", { scope: "errand" });
        at.last("workshop:glow", { data: { colour: "red" }, seat: 0 });
      },
    },
    on: { "kernel:expired": ({ lasting }, at) => at.queue({ type: "workshop:note", what: `${lasting} is over` }) },
  });
  expect(match.state.lasting).toMatchObject([
    { lasting: "workshop:glow", scope: null, seat: 0, data: { colour: "red" } },
  ]);
  expect(match.slices.workshop.notes).toEqual(["workshop:hum is over"]);
});

test("what lasts for a scope may wear off before it closes; what lasts longer stays, and more may last for the rest of it", () => {
  const { match } = worked((at) => at.call("errand", { to: "town" }), {
    actions: {
      arrive: (at) => {
        at.last("workshop:hum", { scope: "errand" });
        at.last("workshop:glow", { data: { colour: "red" } });
        at.queue({ type: "kernel:wear-off", scope: "errand" });
        at.last("workshop:hum", { scope: "errand" });
        at.queue({ type: "workshop:note", what: "counted" });
      },
    },
    on: { "kernel:expired": ({ lasting }, at) => at.queue({ type: "workshop:note", what: `${lasting} is over` }) },
  });
  expect(match.slices.workshop.notes).toEqual(["workshop:hum is over", "counted", "workshop:hum is over"]);
  expect(kinds(match)).toEqual(["workshop:glow"]);
});

test("what is to last for a scope that is not open is over before it begins", () => {
  const { match, told } = worked((at) => at.last("workshop:hum", { scope: "errand" }));
  expect(told).toBe("");
  expect(kinds(match)).toEqual([]);
});

test("what lasts may be ended by its number, and nothing else ends with it", () => {
  const { match } = worked((at) => {
    const [first, second] = at.lasting("workshop:hum");
    if (first === undefined) for (const _ of [1, 2]) at.last("workshop:hum", {});
    else if (second !== undefined) at.queue({ type: "kernel:expire", id: first.id });
  });
  const [, second] = match.state.lasting;
  match.answer(0, "work");
  expect(match.state.lasting).toEqual([second]);
});

test("a rule finds what lasts by its kind, oldest first, also what has begun since it last asked", () => {
  const seen: (readonly unknown[])[] = [];
  const { match } = worked((at) => {
    seen.push(at.lasting("workshop:glow").map(({ data }) => data.colour));
    at.last("workshop:glow", { data: { colour: `colour ${seen.length}` } });
    at.last("workshop:hum", {});
  });
  match.answer(0, "work");
  match.answer(0, "work");
  expect(seen).toEqual([[], ["colour 1"], ["colour 1", "colour 2"]]);
});

test("a kind nobody declares is refused once anything lasts", () => {
  const { match } = worked((at) => {
    untyped(at).lasting("workshop:glw");
    at.last("workshop:hum", {});
  });
  expect(match.answer(0, "work")).toMatchObject({
    code: "UNKNOWN_NAME",
    reason: expect.stringContaining('looks for the lasting effect "workshop:glw"'),
  });
});
