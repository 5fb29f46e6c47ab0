import { plain } from "@riposte/words";
import { expect, test } from "vitest";
import { decision, heading, type Lines } from "../../src/voice/line.js";
import { createLog, logOf, sentencesOf } from "../../src/voice/log.js";

const lines: Lines = {
  round: heading("Round {round}"),
  shot: decision("{actor.shoots} {at}.", {
    until: "over",
    outcome: (_facts, events) => `{actor.shoots} {at}: **${events.filter(({ type }) => type === "hit").length} hits**.`,
  }),
  card: decision("{seat.plays} {card}."),
  hit: "It hits.",
  over: null,
};
const voice = { messages: { drawn: "{seat.draws} {count|card}." }, lines, players: { you: 0, names: ["", "Mara"] } };
const event = (type: string, payload: object = {}) => ({ type, payload });

/** The log as lines, what is folded indented. */
const written = (steps: Parameters<typeof logOf>[1]): readonly string[] =>
  logOf(voice, steps).flatMap(({ heading: title, entries }) => [
    ...(title === null ? [] : [`# ${plain(title)}`]),
    ...entries.flatMap(({ line, folded }) => [plain(line), ...folded.map((one) => `  ${plain(one)}`)]),
  ]);

const steps = [
  { by: null, events: [event("drawn", { seat: 1, count: 1 }), event("round", { round: 1 })] },
  { by: 0, events: [event("shot", { at: "Zoro" }), event("hit"), event("unknown", { id: 7 })] },
  { by: 1, events: [event("card", { seat: 1, card: "Nami" }), event("hit"), event("over")] },
  { by: 1, events: [event("card", { seat: 1, card: "Usopp" }), event("drawn", { seat: 1, count: 2 })] },
];

test("an entry is a decision with its outcome, and what followed is folded under it", () => {
  expect(written(steps)).toEqual([
    "Mara draws 1 card.",
    "# Round 1",
    "You shoot Zoro: 2 hits.",
    "  It hits.",
    "  Mara plays Nami.",
    "  It hits.",
    "Mara plays Usopp.",
    "  Mara draws 2 cards.",
  ]);
});

test("what is being resolved is open, and says so far what it is", () => {
  const entry = logOf(voice, steps.slice(0, 2)).at(-1)?.entries.at(-1);
  expect(entry).toMatchObject({ isOpen: true, step: 1, by: 0 });
  expect(plain(entry?.line ?? [])).toBe("You shoot Zoro.");
});

test("an event without words is not told", () => {
  expect(sentencesOf(voice, [event("unknown", { id: 7 }), event("hit")])).toEqual(["It hits."]);
});

test("a log is written on: it says what a new one would, and keeps what did not change", () => {
  const tell = createLog(voice);
  for (let count = 0; count <= steps.length; count++)
    expect(tell(steps.slice(0, count))).toEqual(logOf(voice, steps.slice(0, count)));
  const before = tell(steps);
  const after = tell([...steps, { by: 0, events: [event("card", { seat: 0, card: "Nami" })] }]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]?.entries[0]).toBe(before[1]?.entries[0]);
  expect(after[1]?.entries).toHaveLength(3);
});

test("what was taken back is not told any more", () => {
  const tell = createLog(voice);
  tell(steps);
  const other = { by: 1, events: [event("over")] };
  for (const line of [steps.slice(0, 2), [...steps.slice(0, 2), other], steps])
    expect(tell(line)).toEqual(logOf(voice, line));
});
