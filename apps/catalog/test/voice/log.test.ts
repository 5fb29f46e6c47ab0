import { expect, test } from "vitest";
import { decision, heading, type Lines } from "../../src/voice/line.js";
import { logOf, sentencesOf } from "../../src/voice/log.js";
import { plain } from "../../src/voice/phrase.js";

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
