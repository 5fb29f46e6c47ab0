import { expect, test } from "vitest";
import { resumeMatch, type Snapshot, startMatch } from "../../src/entry/run.js";
import { gongGame } from "../fixtures/gong.js";
import { sortingGame } from "../fixtures/sorting.js";

const snapshot = (change: (snapshot: Snapshot) => void) => {
  const copy = startMatch(sortingGame(), { seed: 1 }).snapshot();
  change(copy);
  return copy;
};
const resumed = (change: (snapshot: Snapshot) => void) => () =>
  resumeMatch(sortingGame(), snapshot(change), { seed: 1 });

test("a snapshot that is no state of the composition is refused with every reason at once", () => {
  const broken = resumed((state) => {
    Object.assign(state.pending as object, { seat: 5 });
    state.policies = [];
    Object.assign(state.frames[0] as object, { base: 99 });
    state.queue = [{ effect: { type: "sorting:sort", order: 7 }, applied: null }];
    state.waiting = [{ id: 1, batch: 0, ability: "x", seat: 0, window: "nowhere", effects: [] }];
    state.slices = { sorting: { order: "abc" } };
  });
  expect(broken).toThrow("pending.seat: there is no seat 5");
  expect(broken).toThrow("policies: 2 seats have 0 policies");
  expect(broken).toThrow("frames[0].base: 99");
  expect(broken).toThrow("queue[0].order");
  expect(broken).toThrow('there is no window "nowhere"');
  expect(broken).toThrow("slices.sorting.order");
});

const trigger = { id: 1, batch: 0, ability: "x", seat: 0, window: "gong:sounding", effects: [{ type: "gong:ring" }] };

/** One thing that is wrong with a snapshot of a match by day, and what is told of it. */
const BROKEN: readonly (readonly [change: (snapshot: Snapshot) => void, told: string])[] = [
  [
    (state) => Object.assign(state, { seats: 0, policies: [], pending: null }),
    "seats: a match has at least one seat, not 0.",
  ],
  [(state) => state.policies.pop(), "policies: 2 seats have 1 policies."],
  [(state) => Object.assign(state.pending as object, { seat: 2 }), "pending.seat: there is no seat 2."],
  [(state) => Object.assign(state.pending as object, { seat: -1 }), "pending.seat: there is no seat -1."],
  [(state) => state.waiting.push({ ...trigger, seat: 2 }), "waiting[0].seat: there is no seat 2."],
  [(state) => state.waiting.push({ ...trigger, window: "x" }), 'waiting[0].window: there is no window "x".'],
  [(state) => state.waiting.push(trigger, { ...trigger, effects: [{ type: "x" }] }), "waiting[1].effects"],
  [(state) => Object.assign(state, { slices: {} }), 'slices: the slice of "gong" is missing.'],
  [(state) => Object.assign(state.slices.gong as object, { heard: [1] }), "slices.gong.heard.0: Invalid input"],
  [
    (state) => Object.assign(state.frames[0] as object, { procedure: "x" }),
    'frames[0].procedure: there is no procedure "x".',
  ],
  [(state) => Object.assign(state.frames[0] as object, { leaf: "x" }), 'frames[0].leaf: "gong" has no state "x".'],
  [
    (state) => Object.assign(state.frames[0] as object, { base: -1 }),
    "frames[0].base: -1 is outside its part of the queue.",
  ],
  [
    (state) => Object.assign(state.frames[0] as object, { base: 1 }),
    "frames[0].base: 1 is outside its part of the queue.",
  ],
  [(state) => Object.assign(state, { scopes: [] }), "scopes: the frames stand in day, but none is open."],
  [(state) => state.scopes.push({ name: "night", id: 9 }), "scopes: the frames stand in day, but day, night is open."],
  [
    (state) => Object.assign(state.frames[0] as object, { leaf: "answering" }),
    "scopes: the frames stand in no scope, but day is open.",
  ],
  [(state) => Object.assign(state.pending as object, { question: "x" }), 'pending.question: there is no question "x".'],
  [
    (state) => Object.assign(state, { frames: [], scopes: [] }),
    "frames: a match that goes on has a running procedure.",
  ],
  [(state) => state.queue.push({ effect: { type: "x" }, applied: null }), "queue"],
];

test.each(BROKEN)("a snapshot is refused: %#", (change, told) => {
  const game = gongGame();
  const snapshot = startMatch(game, { seed: 1, hold: "never" }).snapshot();
  change(snapshot);
  const resuming = () => resumeMatch(game, snapshot, { seed: 1 });
  expect(resuming).toThrow('SAVE_MALFORMED: The snapshot is no state of "gong" as composed here:\n- ');
  expect(resuming).toThrow(told);
  expect(resuming).not.toThrow(/\n.*\n/);
});

test("a snapshot taken anywhere is a state one can go on from: in a window, in a called procedure, after the end", () => {
  const game = gongGame();
  const match = startMatch(game, { seed: 1, hold: "auto" });
  const answers = [
    [0, "decline"],
    [0, "shout"],
    [1, "pass"],
    [0, ["a", "b", "c"]],
    [1, "pass"],
  ] as const;
  for (const [seat, answer] of answers) {
    expect(match.answer(seat, answer)).toMatchObject({ ok: true });
    const again = resumeMatch(game, match.snapshot(), { seed: 1 });
    expect(again.hash()).toBe(match.hash());
    expect(again.decision?.choice).toEqual(match.decision?.choice);
    expect(again.from).toEqual(match.snapshot());
  }
});

test("a plugin that cannot list its answers says so without its own words, in every seat's view", () => {
  const match = resumeMatch(
    sortingGame(),
    snapshot((state) => {
      (state.slices.sorting as { secret: boolean }).secret = true;
    }),
    { seed: 1 },
  );
  expect(() => match.decision?.choice).toThrow("HANDLER_FAILED");
  expect(() => match.viewFor(0)).not.toThrow("ace");
  expect(match.answer(0, ["a", "b", "c"])).toMatchObject({
    ok: false,
    code: "HANDLER_FAILED",
    reason: expect.not.stringContaining("ace"),
  });
});
