import { expect, test } from "vitest";
import {
  firstAnswer,
  loadMatch,
  type PolicyChange,
  saveMatch,
  simulateMatch,
  startMatch,
  traced,
  wholeAnswer,
} from "../../src/entry/run.js";
import { type Card, paradeGame } from "../fixtures/parade.js";

const game = paradeGame();
const watching = (mine: readonly Card[], theirs: readonly Card[] = [], policies: readonly PolicyChange[] = []) => {
  const match = startMatch(game, { seed: 1, checks: true, hold: "always", setup: { hands: [mine, theirs] } });
  for (const policy of policies) expect(match.setPolicy(0, policy)).toMatchObject({ ok: true });
  return match;
};
type Watching = ReturnType<typeof watching>;
const keys = ({ decision }: Watching) =>
  decision?.choice.kind === "one" ? decision.choice.options.map(({ key }) => key) : [];
const asked = (match: Watching) => [match.decision?.seat, match.viewFor(match.decision?.seat ?? 0).decision];

test("moments of one seat that follow each other are one question, up to where another seat is asked", () => {
  const match = watching([]);
  expect(match.decision?.choice).toEqual({
    kind: "one",
    options: [{ key: "pass:2", label: { id: "kernel:pass" } }],
    moments: [{ id: "window:parade:horses" }],
  });
  match.answer(0, "pass:2");
  expect(match.slices.parade.seen).toEqual(["drums", "horses", "banners"]);
  expect(asked(match)).toMatchObject([1, { window: "parade:banners" }]);
});

test("passing is called by its own name only where all moments call it so", () => {
  const labels = ({ decision }: Watching) =>
    decision?.choice.kind === "one" ? decision.choice.options.map(({ label }) => label?.id) : [];
  const match = watching([]);
  // drums call it passing, horses waving at no horse
  expect(labels(match)).toEqual(["kernel:pass"]);
  match.answer(0, "pass");
  expect(labels(match)).toEqual(["parade:no-horse"]);
});

test("a pause ends where something is rolled, and another begins behind it", () => {
  const match = watching([]);
  for (const [seat, answer] of [
    [0, "pass:2"],
    [1, "pass"],
  ] as const)
    match.answer(seat, answer);
  expect(keys(match)).toEqual(["pass"]);
  match.answer(0, "pass");
  expect(keys(match)).toEqual(["pass:2"]);
  match.answer(0, "pass:2");
  expect(match.decision?.question).toBe("parade:again");
});

test("what can be done at a later moment is offered with the first, and done there", () => {
  const match = watching(["horses"]);
  expect(keys(match)).toEqual(["then:1:wave:horses", "pass:2"]);
  expect(match.decision?.choice).toMatchObject({ options: [{ later: { id: "window:parade:horses" } }, {}] });
  match.answer(0, "then:1:wave:horses");
  expect(match.slices.parade.seen).toEqual(["drums", "horses", "0 waves horses"]);
  // as after any response, the seat may go on where it responded
  expect(asked(match)).toMatchObject([0, { window: "parade:horses" }]);
});

test("whoever acts at the first moment is asked at the later ones again", () => {
  const match = watching(["drums", "horses"]);
  match.answer(0, "wave:drums");
  expect(keys(match)).toEqual(["then:1:wave:horses", "pass:2"]);
});

test("passing at one moment alone is no option on the list, but legal: the next one asks", () => {
  const match = watching(["horses"]);
  expect(match.answer(0, "pass")).toMatchObject({ ok: true });
  expect(keys(match)).toEqual(["wave:horses", "pass"]);
});

test("answers that go beyond the pause are refused, and nothing happens", () => {
  const match = watching(["horses"]);
  for (const answer of ["pass:3", "pass:1", "then:2:wave:horses", "then:1:wave:drums", "then:1:pass"])
    expect(match.answer(0, answer)).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
  expect(match.slices.parade.seen).toEqual(["drums"]);
});

test("the other seat sees the same pauses whatever the hand", () => {
  const told = ([[], ["horses"], ["drums", "sweepers"]] as const).map((hand) => {
    const match = watching([...hand]);
    const seen: unknown[] = [];
    for (let answers = 0; answers < 8; answers++) {
      const { slices: _, ...view } = match.viewFor(1);
      seen.push(view);
      const { seat, choice } = match.decision as NonNullable<Watching["decision"]>;
      const passing = choice.kind === "one" ? (choice.options.at(-1)?.key ?? "") : "";
      const step = match.answer(seat, passing);
      seen.push(step.ok && step.events(1));
    }
    return seen;
  });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test("neither what the other holds nor what it wishes shows in a pause", () => {
  const plain = keys(watching([], ["banners"]));
  expect(plain).toEqual(["pass:2"]);
  for (const change of [
    { set: "hold", hold: "never" },
    { set: "order", window: "parade:banners", key: "wave:banners", act: "play" },
  ] as const) {
    const match = startMatch(game, { seed: 1, checks: true, setup: { hands: [[], ["banners"]] } });
    match.setPolicy(1, change);
    // asked anew, under the other's new wishes
    match.answer(0, "pass");
    match.undo({ by: 0 });
    expect(keys(match)).toEqual(plain);
    match.answer(0, "pass:2");
    expect(match.slices.parade.seen.includes("1 waves banners")).toBe(change.set === "order");
  }
});

test("a pause goes no further than a standing order that plays", () => {
  const order = { set: "order", window: "parade:horses", key: "wave:horses", act: "play" } as const;
  const match = watching(["drums", "horses"], [], [order]);
  match.answer(0, "wave:drums");
  expect(keys(match)).toEqual(["pass"]);
  match.answer(0, "pass");
  expect(match.slices.parade.seen.at(-1)).toBe("0 waves horses");
});

test("under auto, and where it is a seat's own time, moments stay apart", () => {
  const match = startMatch(game, { seed: 1, hold: "auto", setup: { hands: [["drums", "horses"], []] } });
  expect(keys(match)).toEqual(["wave:drums", "pass"]);
  const windows = [...game.windows].map(
    ([name, entry]) => [name, { ...entry, own: name === "parade:horses" }] as const,
  );
  const own = startMatch({ ...game, windows: new Map(windows) }, { seed: 1, setup: { hands: [["horses"], []] } });
  expect(keys(own)).toEqual(["pass"]);
});

test("undo takes a whole pause back, without asking anybody", () => {
  const match = watching([]);
  match.answer(0, "pass:2");
  expect(match.undo({ by: 0 })).toMatchObject({ ok: true });
  expect(keys(match)).toEqual(["pass:2"]);
  expect(match.slices.parade.seen).toEqual(["drums"]);
});

test("a saved match goes on in the middle of a pause, and a log of single passes leads to the same state", () => {
  const match = watching(["horses"]);
  const loaded = loadMatch(game, structuredClone(saveMatch(match)));
  expect(loaded.decision?.choice).toEqual(match.decision?.choice);
  match.answer(0, "then:1:wave:horses");
  const again = loadMatch(game, structuredClone(saveMatch(match)));
  expect(again.hash()).toBe(match.hash());
  for (const answer of ["pass", "wave:horses"]) loaded.answer(0, answer);
  expect(loaded.slices).toEqual(match.slices);
});

test("bots look at one moment after the other, and simulation pauses as play does", () => {
  const setup = { hands: [["horses"], []] };
  const simulation = simulateMatch(game, { seed: 1, hold: "always", setup });
  expect(JSON.stringify(simulation.choice)).toBe(JSON.stringify(watching(["horses"]).decision?.choice));
  expect(simulation.seen.choice).toEqual({ kind: "one", options: [{ key: "pass", label: { id: "kernel:pass" } }] });
  // something could be done later, so that it is asked there
  expect(wholeAnswer(simulation.choice, "pass")).toBe("pass");
  expect(simulation.answer("pass")).toBeUndefined();
  expect(simulation.answer("wave:horses")).toBeUndefined();
  const empty = simulateMatch(game, { seed: 1, hold: "always", setup: { hands: [[], []] } });
  expect(wholeAnswer(empty.choice, "pass")).toBe("pass:2");
  expect(["pass:2", "then:1:wave:horses", "wave:drums"].map(firstAnswer)).toEqual(["pass", "pass", "wave:drums"]);
});

test("later moments are looked for when somebody wants to know, and not once the match has gone on", () => {
  const simulation = simulateMatch(game, { seed: 1, hold: "always", setup: { hands: [["horses"], []] } });
  const { choice } = simulation;
  expect(simulation.answer("pass")).toBeUndefined();
  expect(() => choice.kind === "one" && choice.options).toThrow("OLD_DECISION");
});

test("what is tried out on the way is told to nobody", () => {
  const told: string[] = [];
  const watched = traced(game, (entry) => void (entry.kind === "applied" && told.push(entry.effect.type)));
  startMatch(watched.game, { seed: 1, executor: watched.executor, setup: { hands: [[], []] } });
  expect(told).toEqual(["parade:see", "kernel:window", "kernel:ask"]);
});

test("nobody looks ahead for whoever is told that another seat is asked, nor into what others could do", () => {
  const looked: string[] = [];
  const counted = paradeGame((part, seat) => void looked.push(`${part} ${seat}`));
  const match = startMatch(counted, { seed: 1, checks: false, hold: "always", setup: { hands: [[], []] } });
  looked.length = 0;
  expect(match.viewFor(1).decision).toMatchObject({ own: false, seat: 0 });
  expect(looked).toEqual([]);
  expect(match.viewFor(0).decision).toMatchObject({ own: true, choice: { options: [{ key: "pass:2" }] } });
  expect(looked).toContain("horses 0");
  expect(looked).not.toContain("banners 1");
});
