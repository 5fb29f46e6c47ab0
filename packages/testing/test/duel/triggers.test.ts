import { scriptedChance } from "@riposte/kernel/chance";
import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import type { Charms } from "./game/index.js";
import { opening, openingGame } from "./opening.js";

const atUpkeep = (charms: Charms) =>
  opening({ charms, rounds: 2 }).choose("rest").choose("rest").choose("rest").choose("rest");

/** Options of the pending trigger question by ability, with how many equal ones each stands for. */
const waiting = (match: ReturnType<typeof upkeep>) => {
  const { choice } = match.decision ?? {};
  if (choice?.kind !== "one") throw new Error("no trigger to choose");
  return choice.options.map((option) => ({
    ...option,
    ability: String(option.label?.params?.ability ?? option.key),
    count: "count" in option ? option.count : 0,
  }));
};

const upkeep = (charms: Charms) => {
  const match = startMatch(openingGame({ charms, rounds: 2 }), {
    hold: "auto",
    checks: true,
    chance: scriptedChance({ deck: [[], []] }),
  });
  for (const seat of [0, 0, 1, 1]) expect(match.answer(seat, "rest")).toMatchObject({ ok: true });
  return match;
};
const resolve = (match: ReturnType<typeof upkeep>, ability: string) => {
  const chosen = waiting(match).find((option) => option.ability === ability);
  const result = match.answer(match.decision?.seat ?? -1, chosen?.key ?? "nothing");
  if (!result.ok) throw new Error(result.reason);
  return result.events(null).flatMap(({ type, payload }) => (type === "charms:acted" ? [payload] : []));
};

test("triggers of both seats at once: the active seat's first, each owner choosing the order of its own", () => {
  const match = upkeep([
    ["ember", "thorn"],
    ["thorn", "ember"],
  ]);
  expect(match.decision).toMatchObject({ question: "kernel:trigger", seat: 1 });
  expect(waiting(match).map(({ ability }) => ability)).toEqual(["thorn", "ember"]);
  // seat 1 cannot order what is seat 0's, and the last of its own needs no question
  expect(resolve(match, "ember")).toEqual([
    { seat: 1, charm: "ember" },
    { seat: 1, charm: "thorn" },
  ]);
  match.answer(0, { helm: 1 });
  expect(match.decision).toMatchObject({ question: "kernel:trigger", seat: 0 });
  expect(waiting(match).map(({ ability }) => ability)).toEqual(["ember", "thorn"]);
});

test("equal triggers stand once in the choice of order, with their number", () => {
  const match = upkeep([[], ["ember", "ember", "thorn"]]);
  expect(waiting(match).map(({ ability, count }) => `${count} ${ability}`)).toEqual(["2 ember", "1 thorn"]);
});

test("when only equal forced triggers are left, they resolve without a question", () => {
  const match = upkeep([[], ["ember", "ember", "thorn"]]);
  expect(resolve(match, "thorn")).toEqual([{ seat: 1, charm: "thorn" }]);
  expect(match.decision).toMatchObject({ question: "duel:soak", seat: 0 });
  match.answer(0, { helm: 1 });
  expect(match.slices.duel.fighters[1]?.focus).toBe(4);
  expect(match.decision).toMatchObject({ question: "duel:bid" });
});

test("what a trigger triggers in turn stands behind all that wait, also those of the other seat", () => {
  const match = upkeep([["grudge", "ember"], ["thorn"]]);
  // seat 1 is active: its thorn hurts seat 0, whose grudge now stands behind seat 0's own ember
  expect(match.decision).toMatchObject({ question: "duel:soak", seat: 0 });
  const result = match.answer(0, { body: 1 });
  if (!result.ok) throw new Error(result.reason);
  expect(result.events(null).flatMap(({ type, payload }) => (type === "charms:acted" ? [payload] : []))).toEqual([
    { seat: 0, charm: "ember" },
    { seat: 0, charm: "grudge" },
  ]);
});

test("an optional trigger may be declined; a forced one beside it may not", () => {
  const match = upkeep([[], ["salve", "ember"]]);
  expect(waiting(match).map(({ ability }) => ability)).toEqual(["salve", "ember"]);
  resolve(match, "ember");
  expect(waiting(match).map(({ ability }) => ability)).toEqual(["salve", "decline"]);
  expect(resolve(match, "decline")).toEqual([]);
  expect(match.decision).toMatchObject({ question: "duel:bid" });
});

test("a trigger keeps what was true when the event happened", () => {
  opening({ charms: [["grudge"], []], dice: [3, 3], rounds: 2 })
    .choose("back")
    .choose("strike")
    .choose({ body: 3, helm: 1 })
    .expect({ "duel-charms": { grudges: [0, 0] } })
    .choose("rest")
    .choose("rest")
    .choose("rest")
    .event("charms:acted", { seat: 0, charm: "grudge" })
    .expect({ "duel-charms": { grudges: [3, 0] } })
    .waits()
    .done();
});

test("an upkeep in which nothing triggers leaves no trace", () => {
  atUpkeep([[], []]).noEvent("charms:acted").asks("duel:bid").waits().done();
});
