import { expect, test } from "vitest";
import { compose, composeList, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Match, needs, type Owns } from "../../src/index.js";
import { type Gong, gong, gongWithChoir } from "../fixtures/gong.js";
import { type Workshop, workshop } from "../fixtures/workshop.js";

const declared = declarePlugin({
  name: "visitor",
  version: "0.1.0",
  requires: [needs<Workshop>({ name: "workshop" }, "*")],
});
interface Visitor extends Owns<typeof declared> {}

/** At a break tea is offered, twice; there is no break any more once so much has been noted. */
function start(most: number) {
  const holds = (_subject: unknown, match: Match<Workshop>) => match.slices.workshop.notes.length < most;
  const visitor = definePlugin<Visitor>(declared, {
    effects: {},
    offer: {
      "workshop:break": (_subject, _seat, match) =>
        ["tea", "more tea"].map((key) => match.offer({ key, effects: [{ type: "workshop:note", what: key }] })),
    },
  });
  const rules = { holds: { "workshop:break": holds } as never };
  const work = workshop((match) => match.open("workshop:break", { hour: 9 }), rules);
  const match = startMatch(composeList([work, visitor]), { seed: 1 });
  match.answer(0, "work");
  return match;
}

test("a window opens only while its moment is there", () => {
  expect(start(1).decision?.question).toBe("kernel:respond");
  expect(start(0).decision?.question).toBe("workshop:next");
});

test.each([
  [1, "workshop:next"],
  [2, "kernel:respond"],
])("after a response a window asks whether its moment still holds: %i", (most, question) => {
  const match = start(most);
  expect(match.answer(0, "tea")).toMatchObject({ ok: true });
  expect(match.decision?.question).toBe(question);
  expect(match.answer(0, "more tea").ok).toBe(most === 2);
});

test("only the owner of a window says while what is so it opens", () => {
  const stranger = definePlugin(declared, { effects: {}, holds: { "workshop:break": () => true } as never });
  expect(() => composeList([workshop(() => {}), stranger])).toThrow(
    'Plugin "visitor" says while what is so it opens the window "workshop:break", which it does not own.',
  );
});

test("once the effect it lies before is cancelled, a window closes", () => {
  const match = startMatch(gongWithChoir(), { seed: 1, hold: "never" });
  for (const seat of [0, 1]) match.setPolicy(seat, { set: "hold", hold: "auto", window: "gong:before" });
  match.answer(0, ["b"]);
  expect(match.decision).toMatchObject({ seat: 0, question: "kernel:respond" });
  match.answer(0, "pass");
  match.answer(1, "hush");
  expect(match.decision?.question).toBe("gong:again");
  expect(match.slices.gong.heard).toEqual([]);
});

const cloth = declarePlugin({ name: "cloth", version: "0.1.0", requires: [needs<Gong>({ name: "gong" }, "*")] });
interface Cloth extends Owns<typeof cloth> {}

/** A gong that is muffled does not ring; both seats may muffle it before it does. */
const muffled = definePlugin<Cloth>(cloth, {
  effects: {},
  offer: {
    "gong:before": (_subject, _seat, match) =>
      ["muffle", "listen"].map((key) => match.offer({ key, effects: [{ type: "gong:note", what: key }] })),
  },
  veto: { "gong:ring": (_effect, match) => (match.slices.gong.heard.includes("muffle") ? "cloth" : undefined) },
});

test.each([
  ["muffle", "gong:again", ["muffle"]],
  ["listen", "kernel:respond", ["listen"]],
])("once a plugin keeps the effect it lies before from happening, a window closes: %s", (key, question, heard) => {
  const match = startMatch(compose([gong([0, 1]), muffled]), { seed: 1, hold: "never" });
  const vetoed: unknown[] = [];
  match.observe("kernel:vetoed", null, (event) => vetoed.push(event));
  for (const seat of [0, 1]) match.setPolicy(seat, { set: "hold", hold: "auto", window: "gong:before" });
  match.answer(0, ["b"]);
  expect(match.answer(0, key)).toMatchObject({ ok: true });
  expect(match.decision?.question).toBe(question);
  expect(match.slices.gong.heard).toEqual(heard);
  expect(vetoed).toHaveLength(key === "muffle" ? 1 : 0);
});
