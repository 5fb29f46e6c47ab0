import type { Option } from "@riposte/kernel";
import { expect, test } from "vitest";
import { isForAnother, leadsTo } from "../../../../src/games/one-piece/table/look-of-option.js";
import type { Seen } from "../../../../src/tables/table-parts.js";

/** A Leader of 5000 is attacked by 7000; a Character stands beside it. */
const battle = { attacker: 1000, target: 2000, seat: 0 };
const cards = { 2000: { zone: "leader", code: "" }, 2001: { zone: "character", code: "" } };
const numbers = [
  { id: "1000.power", value: 7000 },
  { id: "2000.power", value: 5000 },
];
const seen = { view: { slices: { "one-piece": { battle, cards, sides: [] } } }, numbers } as unknown as Seen;
const counter = (target: number, amount: number): Option => ({
  key: `counter:2100:${target}`,
  label: { id: "op:counter-with", params: { amount } },
});

test("what adds to a card that is not attacked stops nothing, and stands aside", () => {
  expect(isForAnother(seen, counter(2000, 1000))).toBe(false);
  expect(isForAnother(seen, counter(2001, 3000))).toBe(true);
  expect(leadsTo(seen, counter(2001, 3000))).toBeUndefined();
  expect(isForAnother(seen, { key: "done" })).toBe(false);
});

test('"not enough" is no good news: as much power as the attacker hits, more stops it', () => {
  expect(leadsTo(seen, counter(2000, 2000))).toEqual({ figure: "7000", words: "not enough", tone: "bad" });
  expect(leadsTo(seen, counter(2000, 3000))).toEqual({ figure: "8000", words: "stops it", tone: "good" });
});
