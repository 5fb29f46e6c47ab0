import { expect, test } from "vitest";
import { divergenceOf, Recording, recordingText } from "../../src/corpus/index.js";
import { duelNow, recordDuel } from "./recorded-duel.js";

const recording = recordDuel();

test("a recording reads back from its text", () => {
  expect(Recording.parse(JSON.parse(recordingText(recording)))).toEqual(recording);
});

test("its text has a line for each input and each moment", () => {
  const lines = recordingText(recording).split("\n");
  expect(lines.filter((line) => line.startsWith('    {"seat"'))).toHaveLength(recording.inputs.length);
  expect(recording.moments).toHaveLength(recording.inputs.length + 1);
});

test("the same match is recorded alike", () => {
  expect(recordDuel()).toEqual(recording);
});

test("a moment that was tampered with is found", () => {
  const moments = recording.moments.map((text, at) => (at === 5 ? `00000000${text.slice(8)}` : text));
  expect(divergenceOf(duelNow, { ...recording, moments })).toMatchObject({ input: 4 });
});

test("a slice of another version is not compared, what it leads to is", () => {
  const lock = recording.lock.map((entry) => (entry.name === "duel-charms" ? { ...entry, slice: 7 } : entry));
  const place = lock.findIndex(({ name }) => name === "duel-charms");
  const moments = recording.moments.map((text) =>
    text.replaceAll(new RegExp(` ${place}:\\w+`, "g"), ` ${place}:00000000`),
  );
  expect(divergenceOf(duelNow, { ...recording, moments })).not.toBeNull();
  expect(divergenceOf(duelNow, { ...recording, lock, moments })).toBeNull();
});
