import { expect, test } from "vitest";
import { loadMatch, saveMatch, simulateMatch, startMatch } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";

const begun = (options: object = {}) => startMatch(gongGame(), { seed: 1, checks: true, hold: "auto", ...options });
const answered = (...answers: readonly (readonly [number, Parameters<ReturnType<typeof begun>["answer"]>[1]])[]) => {
  const match = begun();
  for (const [seat, answer] of answers) {
    const result = match.answer(seat, answer);
    if (!result.ok) throw new Error(result.reason);
  }
  return match;
};

const oneDay = [
  [0, "decline"],
  [0, "pass"],
  [1, "pass"],
] as const;

test("a fact that a flow action publishes is heard before the window of the same state opens, however it was entered", () => {
  const asked = { question: "kernel:trigger", seat: 0 };
  expect(begun().decision).toMatchObject(asked);
  const stepped = answered(...oneDay, [0, []]);
  expect(stepped.viewFor(null).flow).toEqual(["gong.resounding", "window.asking"]);
  expect(stepped.decision).toMatchObject(asked);
  const called = answered(...oneDay, [0, []], [0, "decline"]);
  expect(called.viewFor(null).flow).toEqual(["gong.sounding", "window.asking"]);
  expect(called.decision).toMatchObject(asked);
});

test("a frame may write its variables after its window, and the states before keep what the window was about", () => {
  const match = answered(...oneDay, [0, []], [0, "decline"], [0, "decline"], [0, "pass"]);
  const before = match.state;
  const subject = () => before.frames.at(-1)?.vars?.subject;
  expect(subject()).toEqual({ count: 1 });
  expect(match.answer(1, "pass")).toMatchObject({ ok: true });
  expect(match.state.frames[0]?.vars).toEqual({ count: 2 });
  expect(subject()).toEqual({ count: 1 });
});

test("a window says why something cannot be done there", () => {
  const match = answered([0, "decline"]);
  expect(match.decision?.refusals()).toEqual([
    { key: "whisper", reason: { id: "gong:too-loud", params: { seat: 0 } } },
  ]);
  expect(match.answer(0, "whisper")).toMatchObject({ ok: false, reason: "Seat 0 cannot whisper over a gong." });
});

test("who offers something at a window may say what its question is, or leave it to the window", () => {
  const match = answered([0, "decline"]);
  expect(match.decision?.prompt).toEqual({ id: "kernel:respond", params: { window: "gong:answering" } });
  match.answer(0, "pass");
  expect(match.decision?.prompt).toEqual({ id: "gong:loud", params: { seat: 1 } });
});

test("under once a response that one seat used is still there for the other seat, and spent for the first", () => {
  const match = answered([0, "decline"], [0, "shout"]);
  expect(match.decision).toMatchObject({ question: "kernel:respond", seat: 1 });
  expect(match.decision?.choice).toMatchObject({ options: [{ key: "shout" }, { key: "pass" }] });
  match.answer(1, "shout");
  expect(match.slices.gong.heard).toEqual(["shout of 0", "shout of 1"]);
});

test("a seat is not asked where the window's owner shuts it, whatever is offered there", () => {
  const match = answered(...oneDay, [0, ["c"]], [0, "decline"], [0, "decline"], [0, "pass"]);
  expect(match.decision).toMatchObject({ question: "gong:again", seat: 0 });
});

test("a plugin without a slice gets none by acting", () => {
  expect(Object.keys(answered([0, "decline"]).snapshot().slices)).toEqual(["gong"]);
});

test("never declines optional triggers, and a standing order resolves one by its ability's name", () => {
  const declined = begun({ hold: "never" });
  expect(declined.decision?.question).toBe("gong:again");
  expect(declined.setPolicy(0, { set: "order", window: "gong:sounding", key: "bow", act: "play" })).toMatchObject({
    ok: true,
  });
  declined.answer(0, []);
  expect(declined.slices.gong.heard).toEqual(["bow", "bow"]);
});

test("a standing order is part of a save", () => {
  const match = begun({ hold: "never" });
  match.setPolicy(0, { set: "order", window: "gong:sounding", key: "bow", act: "offer" });
  expect(loadMatch(gongGame(), JSON.parse(JSON.stringify(saveMatch(match)))).hash()).toBe(match.hash());
});

test("a hold until the end of a scope needs a window, and a scope that is open", () => {
  const match = answered(...oneDay);
  const never = { set: "hold", hold: "never" } as const;
  const refused = { ok: false, code: "POLICY_INVALID" };
  expect(match.setPolicy(0, { ...never, window: "gong:answering", scope: "night" })).toMatchObject(refused);
  expect(match.setPolicy(0, { ...never, scope: "day" })).toMatchObject(refused);
  expect(match.setPolicy(0, { ...never, window: "gong:answering", scope: "day" })).toMatchObject({ ok: true });
});

test("a manual step without a seat is for the seat of the ability", () => {
  const match = answered([0, "decline"], [0, "pass"], [1, "pass"], [0, ["a", "b", "c"]], [1, "pass"]);
  expect(match.decision).toMatchObject({ question: "kernel:manual", seat: 1 });
});

test("a simulation takes a selection in the order offered, as play does", () => {
  const simulation = simulateMatch(gongGame(), { seed: 1, hold: "never" });
  expect(simulation.answer(["c", "a"])).toBeUndefined();
  expect(simulation.slices.gong.heard).toEqual(["a", "c"]);
});

const ringing = (options: object) => {
  const match = begun({ hold: "never", ...options });
  match.answer(0, ["b"]);
  return match;
};

test("an effect that was cancelled is no longer there to be cancelled", () => {
  const match = answered([0, "decline"], [0, "pass"], [1, "pass"], [0, ["b"]]);
  expect(match.decision).toMatchObject({ question: "kernel:respond", seat: 1 });
  match.answer(1, "hush");
  expect(match.decision).toMatchObject({ question: "kernel:trigger", seat: 0 });
  expect(match.slices.gong.heard).toEqual([]);
});

test("in the window after an effect nothing waits to be cancelled, and what is forced there is taken", () => {
  const match = answered([0, "decline"], [0, "pass"], [1, "pass"], [0, ["b"]], [1, "pass"]);
  expect(match.slices.gong.heard).toEqual(["ring", "startle"]);
  expect(match.decision).toMatchObject({ question: "kernel:trigger", seat: 0 });
});

test("what is forced is taken without a question, but not under always where a pause would otherwise tell what a seat has", () => {
  expect(ringing({}).slices.gong.heard).toEqual(["ring", "startle"]);
  const held = ringing({ hold: ["never", "never"] });
  expect(held.decision?.question).toBe("gong:again");
  held.setPolicy(1, { set: "hold", hold: "always", window: "gong:after" });
  held.answer(0, ["b"]);
  expect(held.decision).toMatchObject({
    question: "kernel:respond",
    seat: 1,
    choice: { options: [{ key: "startle" }] },
  });
});
