import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { spaceNamed } from "../../src/board/index.js";
import { damageOdds } from "../../src/bots/damage-odds.js";
import { dangerTo } from "../../src/bots/danger.js";
import { tableSeen } from "../../src/bots/table-seen.js";
import { context, game, group, setupAt } from "../position.js";

/** What the trooper is in for at a space, with one enemy about. */
function dangerAt(space: string, enemy: string, more: object = {}): number {
  const setup = setupAt({
    activating: { figure: "trooper", actions: 2 },
    rebels: [group("rebel-trooper", { trooper: "a1" })],
    imperials: [group(enemy, { enemy: "h1" }, more)],
  });
  const { seen } = startMatch(game, { seed: 1, setup, hold: "auto" } as never);
  const table = tableSeen(context, seen);
  const trooper = table.table.figures.trooper;
  if (trooper === undefined) throw new Error("no trooper");
  return dangerTo(table, damageOdds(context), trooper)([spaceNamed(table.board, space)]);
}

test("who strikes by hand is dangerous only as far as he can walk, and one space more", () => {
  const { speed, keywords } = context.body("riot-trooper");
  expect(keywords.reach).not.toBe(true);
  const column = (distance: number) => `${String.fromCharCode("h".charCodeAt(0) - distance)}1`;
  expect(dangerAt(column(speed + 1), "riot-trooper")).toBeGreaterThan(0);
  expect(dangerAt(column(speed + 2), "riot-trooper")).toBe(0);
});

test("who has acted in this round is less dangerous than who has not", () => {
  const acted = dangerAt("e1", "stormtrooper", { ready: false });
  expect(acted).toBeGreaterThan(0);
  expect(acted).toBeLessThan(dangerAt("e1", "stormtrooper"));
});
