import { expect, test } from "vitest";
import { type Spelling, spelledOffer } from "../../src/index.js";
import { worked } from "../fixtures/workshop.js";

const note = (what: string) => [{ type: "workshop:note", what } as never];
const noting: Spelling<never, string> = {
  label: (what) => ({ id: "workshop:noting", params: { what } }),
  effects: note,
};

test("whoever chooses is shown what an option is called, not what it does", () => {
  const { match } = worked((at) => at.open("workshop:break", { hour: 9 }), {
    messages: { "workshop:noting": "Note {what}" },
    offer: {
      "workshop:break": {
        possible: () => true,
        options: () => [{ key: "rest", kind: "optional", effects: note("rest") }, spelledOffer("tea", noting, "tea")],
      },
    },
  });
  const { decision } = match.viewFor(0);
  expect(decision).toMatchObject({ own: true });
  expect(decision?.own === true && decision.choice).toEqual({
    kind: "one",
    options: [
      { key: "rest", kind: "optional" },
      { key: "tea", kind: "optional", label: { id: "workshop:noting", params: { what: "tea" } } },
      { key: "pass", label: { id: "kernel:pass" } },
    ],
  });
  expect(JSON.stringify(match.standingFor(0).decision)).toBe(JSON.stringify(decision));
  expect(match.answer(0, "tea")).toMatchObject({ ok: true });
  expect(match.slices.workshop.notes).toEqual(["tea"]);
});
