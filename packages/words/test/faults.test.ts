import { expect, test } from "vitest";
import { z } from "zod";
import { faultLines, faultPath, faultsOf } from "../src/index.js";

const File = z.strictObject({
  cards: z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ id: z.string(), kind: z.literal("event"), cost: z.int() }),
      z.strictObject({ id: z.string(), kind: z.literal("leader"), color: z.enum(["red", "green"]) }),
    ]),
  ),
});

const told = (value: unknown) =>
  faultsOf(File, value).map(({ path, message }) => `${faultPath(path, value)}: ${message}`);

test("every fault comes with its path, entries of lists by their id", () => {
  const cards = [
    { id: "storm", kind: "event", cots: 1 },
    { id: "luffy", kind: "leader", color: "gren" },
  ];
  expect(told({ cards })).toEqual([
    expect.stringMatching(/^\.cards\["storm"\]\.cost: /),
    '.cards["storm"]: "cots" is no field of it. Did you mean "cost"?',
    '.cards["luffy"].color: "gren" is not known here. Did you mean "green"?',
  ]);
});

test("sound data has no faults", () => {
  expect(told({ cards: [{ id: "storm", kind: "event", cost: 1 }] })).toEqual([]);
});

test("faults are told one a line; what is wrong with the whole has a name", () => {
  expect(faultLines(faultsOf(File, 3), "file")).toEqual([expect.stringMatching(/^file: /)]);
  expect(faultLines(faultsOf(File, { cards: [{ id: "luffy", kind: "leader", color: "gren" }] }))).toEqual([
    'cards.0.color: "gren" is not known here. Did you mean "green"?',
  ]);
});
