import type { Table } from "@riposte/imperial-assault";
import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { standingOf } from "../../../../src/games/imperial-assault/table/standing.js";
import type { Player } from "../../../../src/match/bar/players.js";
import { composed } from "../../../composed.js";

const players = ["your", "the opponent's"].map((whose, seat) => ({ whose, seat })) as unknown as readonly Player[];

test("a group that acts is told, and not counted among those that are ready", async () => {
  const { game, voice } = await composed("imperial-assault");
  const match = startMatch(game, { seed: 3, hold: "auto" });
  const bot = randomBot(3);
  const moments: string[] = [];
  for (let inputs = 0; inputs < 200 && match.decision !== null; inputs++) {
    const view = match.viewFor(0);
    const { activation, attacks } = view.slices["imperial-assault"] as Table;
    if (activation?.figure === null && attacks.length === 0)
      moments.push(standingOf({ view, voice, numbers: [], outlook: null, players, own: 0 }).moment);
    match.answer(match.decision.seat, bot.answer(match.seen));
  }
  expect(moments.length).toBeGreaterThan(0);
  expect(moments.filter((moment) => moment.includes("ready"))).toEqual([]);
});
