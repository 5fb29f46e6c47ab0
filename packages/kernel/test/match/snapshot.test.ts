import { expect, test } from "vitest";
import { resumeMatch, type Snapshot, startMatch } from "../../src/entry/run.js";
import { sortingGame } from "./sorting.js";

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

test("a snapshot with other open scopes than its frames stand in is refused", () => {
  expect(resumed((state) => state.scopes.push({ name: "turn", id: 9 }))).toThrow("but turn is open");
});

test("a plugin that cannot list its answers says so without its own words, in every seat's view", () => {
  const match = resumeMatch(
    sortingGame(),
    snapshot((state) => {
      (state.slices.sorting as { secret: boolean }).secret = true;
    }),
    { seed: 1 },
  );
  expect(() => match.decision).toThrow("HANDLER_FAILED");
  expect(() => match.viewFor(0)).not.toThrow("ace");
  expect(match.answer(0, ["a", "b", "c"])).toMatchObject({
    ok: false,
    code: "HANDLER_FAILED",
    reason: expect.not.stringContaining("ace"),
  });
});
