import { randomBot, startMatch } from "@riposte/kernel/run";
import { afterAll, describe, expect, test } from "vitest";
import { CRAFTED, craftOf } from "../../../src/workshop/crafts/games.js";
import { layoutOf } from "../../../src/workshop/games.js";
import type { Piece } from "../../../src/workshop/stage/laying/laying.js";
import { forgetCrafted } from "../forget-crafted.js";

afterAll(forgetCrafted);

/** What is put where, what is moved where, in each game. */
const CLICKS: Readonly<Record<string, { readonly supply: string; readonly at: string; readonly to: string }>> = {
  "imperial-assault": { supply: "stormtrooper", at: "a1", to: "b2" },
  "one-piece": { supply: "OP01-025", at: "0.hand", to: "0.trash" },
  "warhammer-40k": { supply: "thorn-leapers", at: "1.9", to: "2.21" },
};

const lying = (pieces: readonly Piece[]) => pieces.map(({ side, name, place }) => `${side} ${name} ${place}`);

describe.each(CRAFTED)("a stage of %s", (game) => {
  const opened = async () => {
    const made = await craftOf(game).then((craft) => craft.make(craft.blank()));
    return { made, laying: (await layoutOf(game)).laying, clicks: CLICKS[game] as (typeof CLICKS)[string] };
  };
  const start = (made: Awaited<ReturnType<typeof opened>>["made"], setup: unknown) =>
    startMatch(made.game, { setup, seed: 1, hold: "auto" });

  test("is laid by clicking: something comes, goes elsewhere and leaves, and each time it can be played", async () => {
    const { made, laying, clicks } = await opened();
    const before = laying.pieces(made.setup);
    const larger = laying.add(made.setup, 0, clicks.supply, clicks.at);
    const last = laying
      .pieces(larger)
      .filter(({ place, side }) => place === clicks.at && side === 0)
      .at(-1) as Piece;
    expect(laying.pieces(larger).length).toBe(before.length + 1);
    const moved = laying.move(larger, last.id, clicks.to);
    const arrived = laying
      .pieces(moved)
      .filter(({ place, side }) => place === clicks.to && side === 0)
      .at(-1) as Piece;
    expect(arrived.name).toBe(last.name);
    for (const setup of [larger, moved]) expect(made.game.invariants(start(made, setup))).toEqual([]);
    expect(lying(laying.pieces(laying.remove(moved, arrived.id)))).toEqual(lying(before));
  });

  test("is left as it was by every click, and each of its buttons gives one that can be played", async () => {
    const { made, laying } = await opened();
    const kept = JSON.stringify(made.setup);
    const changes = [...laying.pieces(made.setup), ...laying.facts(made.setup)].flatMap((one) => one.changes);
    expect(changes.length).toBeGreaterThan(8);
    for (const { setup, words } of changes) expect(() => start(made, setup), words).not.toThrow();
    expect(JSON.stringify(made.setup)).toBe(kept);
  });

  test("can be a match that is under way, with the card in it", async () => {
    const { made, laying } = await opened();
    const played = start(made, made.setup);
    const bot = randomBot(3);
    for (let answers = 0; answers < 25 && played.decision !== null; answers += 1)
      played.answer(played.decision.seat, bot.answer(played.seen));
    const taken = laying.ofMatch(played.snapshot().slices);
    const setup = laying.withOwn(taken, { id: made.id, name: made.told.name });
    const again = start(made, setup);
    expect(made.game.invariants(again)).toEqual([]);
    expect(again.decision ?? again.outcome).not.toBeNull();
    expect(laying.pieces(taken).length).toBeGreaterThanOrEqual(2);
  });
});

test("what cannot be is said, and nothing is changed", async () => {
  const { setup } = await craftOf("one-piece").then((craft) => craft.make(craft.blank()));
  const { laying } = await layoutOf("one-piece");
  expect(() => laying.remove(setup, "0.leader.0")).toThrow("Somebody has to lead");
  expect(() => laying.add(setup, 0, "OP01-003", "0.hand")).toThrow("it cannot lie there");
  const skirmish = await craftOf("imperial-assault").then((craft) => craft.make(craft.blank()));
  const { laying: figures } = await layoutOf("imperial-assault");
  expect(() => figures.add(skirmish.setup, 0, "stormtrooper", "d3")).toThrow("stands there");
});
