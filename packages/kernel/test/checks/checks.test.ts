import { describe, expect, test } from "vitest";
import type { Match } from "../../src/index.js";
import { untyped, type Workshop, worked } from "../fixtures/workshop.js";

type Said = ReturnType<typeof untyped>;
const WHO = '"workshop" (effect "workshop:work")';

/** What a rule says wrongly, and what its author is told. */
const WRONG: readonly (readonly [what: string, say: (match: Said) => unknown, told: string])[] = [
  [
    "a question nobody declares",
    (match) => match.ask("workshop:whch", 0, { of: "jars" }),
    'UNKNOWN_NAME: … asks "workshop:whch", which no plugin here declares. Did you mean "workshop:which"?',
  ],
  [
    "a question about something else",
    (match) => match.ask("workshop:which", 0, { of: 3 }),
    'DATA_INVALID: … asks "workshop:which" of "workshop" with data that does not fit its schema: of: ',
  ],
  [
    "a question about nothing where it needs telling",
    (match) => match.ask("workshop:which", 0),
    'DATA_INVALID: … asks "workshop:which" of "workshop" with data that does not fit its schema: Invalid',
  ],
  [
    "a window nobody declares",
    (match) => match.open("workshop:brake", { hour: 9 }),
    'UNKNOWN_NAME: … opens the window "workshop:brake", which no plugin here declares. Did you mean "workshop:break"?',
  ],
  [
    "a window about something else",
    (match) => match.open("workshop:break", { hour: "nine" }),
    'DATA_INVALID: … opens the window "workshop:break" of "workshop" with data that does not fit its schema: hour: ',
  ],
  [
    "a lasting effect nobody declares",
    (match) => match.last("workshop:glw", {}),
    'UNKNOWN_NAME: … starts the lasting effect "workshop:glw", which no plugin here declares. Did you mean "workshop:glow"?',
  ],
  [
    "a lasting effect with other data",
    (match) => match.last("workshop:glow", { data: { colour: 7 } }),
    'DATA_INVALID: … starts "workshop:glow" of "workshop" with data that does not fit its schema: colour: ',
  ],
  [
    "a scope nobody declares",
    (match) => match.last("workshop:hum", { scope: "dya" }),
    'UNKNOWN_NAME: … lets something last for the scope "dya", which no plugin here declares. Did you mean "day"?',
  ],
  [
    "a procedure nobody declares",
    (match) => match.call("erand", { to: "town" }),
    'UNKNOWN_NAME: … calls the procedure "erand", which no plugin here declares. Did you mean "errand"?',
  ],
  [
    "a procedure with other variables",
    (match) => match.call("errand", { to: 4 }),
    'DATA_INVALID: … calls "errand" of "workshop" with data that does not fit its schema: to: ',
  ],
  [
    "an event nobody declares",
    (match) => match.publish("workshop:nted", { what: "x" }),
    'UNKNOWN_NAME: … publishes "workshop:nted", which no plugin here declares. Did you mean "workshop:noted"?',
  ],
  [
    "an event with another payload",
    (match) => match.publish("workshop:noted", { what: 1 }),
    'DATA_INVALID: … publishes "workshop:noted" of "workshop" with data that does not fit its schema: what: ',
  ],
  [
    "an effect nobody owns",
    (match) => match.queue({ type: "workshop:not" }),
    'UNKNOWN_NAME: … queues the effect "workshop:not", which no plugin here declares. Did you mean "workshop:note"?',
  ],
  [
    "an effect with other fields",
    (match) => match.queue({ type: "workshop:note", what: 1 }),
    'DATA_INVALID: … queues "workshop:note" of "workshop" with data that does not fit its schema: what: ',
  ],
  [
    "an effect of the kernel with a field it does not have",
    (match) => match.queue({ type: "kernel:stop", now: true }),
    'DATA_INVALID: … queues "kernel:stop" of "kernel" with data that does not fit its schema: Unrecognized key',
  ],
  [
    "the kernel's own mark on an effect of a plugin",
    (match) => match.queue({ type: "workshop:note", what: "x", invoked: true }),
    'DATA_INVALID: … queues "workshop:note" of "workshop" with data that does not fit its schema: Unrecognized key',
  ],
  [
    "a step inside an ability that nobody owns",
    (match) => match.queue({ type: "kernel:ability", steps: [{ type: "workshop:not" }] }),
    'DATA_INVALID: … queues "kernel:ability" of "kernel" with data that does not fit its schema: steps: no plugin here owns this effect',
  ],
];

test.each(WRONG)("%s is refused where it is said, with who said it", (_what, say, told) => {
  expect(worked((match) => void say(untyped(match))).told).toContain(told.replace("…", WHO));
});

test("what fits is taken, the same effect as often as one likes", () => {
  const note = { type: "workshop:note", what: "once" } as const;
  const { match, told } = worked((at) => at.queueAll([note, note]));
  expect(told).toBe("");
  expect(match.slices.workshop.notes).toEqual(["once", "once"]);
});

test("without checks what is handed over is not looked at, nor what is told, but a name nobody knows is still refused", () => {
  const unchecked = (say: (match: Said) => unknown) =>
    worked((match) => void say(untyped(match)), {}, { checks: false });
  expect(unchecked((match) => match.publish("workshop:noted", { what: 1 })).told).toBe("");
  expect(unchecked((match) => match.publish("workshop:nted", {})).told).toBe("");
  expect(unchecked((match) => match.queue({ type: "workshop:note", what: 1 })).match.slices.workshop.notes).toEqual([
    1,
  ]);
  const names: readonly (readonly [say: (match: Said) => unknown, does: string])[] = [
    [(match) => match.ask("workshop:whch", 0), 'asks "workshop:whch"'],
    [(match) => match.open("workshop:brake", {}), 'opens the window "workshop:brake"'],
    [(match) => match.last("workshop:glw", {}), 'starts the lasting effect "workshop:glw"'],
    [(match) => match.last("workshop:hum", { scope: "dya" }), 'lets something last for the scope "dya"'],
    [(match) => match.call("erand"), 'calls the procedure "erand"'],
    [(match) => match.queue({ type: "workshop:not" }), 'queues the effect "workshop:not"'],
  ];
  for (const [say, does] of names)
    expect(unchecked(say).told).toMatch(
      new RegExp(`^UNKNOWN_NAME: "workshop" \\(.*\\) ${does}, which no plugin here declares\\. Did you mean`),
    );
});

test("at most three faults of one thing are told", () => {
  const { told } = worked((match) =>
    untyped(match).queue({ type: "kernel:ability", ability: 1, steps: 2, seat: "three", bindings: 4 }),
  );
  expect(told).toMatch(/ability: [^;]*; steps: [^;]*; seat: [^;]*\.$/);
});

describe("a handler that returns a promise is refused with its name", () => {
  const promise = (() => Promise.reject(new Error("later"))) as never;
  const noting = (match: Match<Workshop>) => match.queue({ type: "workshop:note", what: "x" });

  test.each([
    ["one that hears", { on: { "workshop:noted": promise } }, '"workshop" (on "workshop:noted")'],
    ["a trigger", { trigger: { "workshop:noted": promise } }, '"workshop" (trigger "workshop:noted")'],
  ])("%s", (_kind, rules, who) => {
    expect(worked(noting, rules).told).toContain(`HANDLER_ASYNC: ${who} returns a promise.`);
  });
});

describe("an offer is looked at when it is made", () => {
  const offering = (offer: object) =>
    worked((match) => match.open("workshop:break", { hour: 9 }), {
      offer: { "workshop:break": () => [offer as never] },
    }).told;

  test.each([
    ["without a key", { effects: [] }],
    ["with a key that is no name", { key: true, effects: [] }],
    ["without effects", { key: "tea" }],
  ])("one %s is refused", (_what, offer) => {
    expect(offering(offer)).toMatch(
      /^DATA_INVALID: "workshop" \(offer "workshop:break"\) offers something at "workshop:break" without a key or a list of effects/,
    );
  });

  test("one that is called like passing is refused", () => {
    expect(offering({ key: "pass", effects: [] })).toMatch(
      /^DATA_INVALID: .* offers "pass" at "workshop:break", which/,
    );
  });

  test("its effects must exist and fit", () => {
    expect(offering({ key: 1, effects: [{ type: "workshop:not" }] })).toMatch(
      /offers the effect "workshop:not", which no/,
    );
    expect(offering({ key: "tea", effects: [{ type: "workshop:note" }] })).toMatch(/^DATA_INVALID: .*what: /);
    expect(offering({ key: 1, effects: [] })).toBe("");
  });
});
