import { findGame, type GameDescriptor, type GameInfo } from "@riposte/hosting";
import { HUMAN, type SeatClient } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import { describe, expect, test } from "vitest";
import type { LocalHost } from "../../src/seat/hosting.js";
import { createLocalHost } from "../../src/seat/local-host.js";

async function hosted(id: string, seats: readonly string[], setup: object = {}): Promise<LocalHost> {
  const entry = (await findGame(id)?.load()) as GameDescriptor;
  return createLocalHost({ entry, game: gameOf(entry), plugins: [], seats, setup, seed: "1", pace: 0 });
}

function gameOf(entry: GameDescriptor) {
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join(" "));
  return composed.game;
}

/** Answers as the hint says, so many times. */
async function playOn(client: SeatClient, times: number): Promise<readonly Answer[]> {
  const given: Answer[] = [];
  while (given.length < times) {
    const { decision } = client.state().view;
    if (decision === null) break;
    if (!decision.own) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const hint = await client.hint();
    if (!hint.ok) throw new Error(hint.reason);
    expect(await client.answer(hint.answer, decision.id)).toEqual({ ok: true });
    given.push(hint.answer);
  }
  return given;
}

describe("a seat of a match in this page", () => {
  test("has the same state object until something changes, and a new one afterwards", async () => {
    const client = (await hosted("finished", [HUMAN])).clientFor(0);
    const before = client.state();
    expect(client.state()).toBe(before);
    let calls = 0;
    client.subscribe(() => calls++);
    await playOn(client, 1);
    expect(client.state()).not.toBe(before);
    expect(calls).toBe(1);
    expect(client.state().steps).toHaveLength(before.steps.length + 1);
    expect(client.state().steps[0]).toBe(before.steps[0]);
  });

  test("is refused an old decision, another seat's, and what is not legal, with a reason", async () => {
    const host = await hosted("finished", [HUMAN]);
    const client = host.clientFor(0);
    const { decision } = client.state().view;
    expect(await client.answer("nonsense", decision?.id ?? 0)).toMatchObject({ ok: false, code: "NOT_AN_OPTION" });
    expect(await client.answer("end", 999)).toMatchObject({ ok: false, code: "OLD_DECISION" });
    expect(await host.clientFor(null).answer("end", decision?.id ?? 0)).toMatchObject({
      ok: false,
      code: "WRONG_SEAT",
    });
  });

  test("takes back and repeats answers, and looks at any step without changing the match", async () => {
    const host = await hosted("finished", [HUMAN]);
    const client = host.clientFor(0);
    await playOn(client, 6);
    const hash = host.match.hash();
    const earlier = await client.viewAt(2);
    expect(earlier.decision).not.toBeNull();
    expect(host.match.hash()).toBe(hash);
    expect(await client.undo(3)).toEqual({ ok: true });
    expect(client.state().steps).toHaveLength(4);
    expect(client.state().canRedo).toBe(true);
    for (let times = 0; times < 3; times++) expect(await client.redo()).toEqual({ ok: true });
    expect(host.match.hash()).toBe(hash);
    expect(client.state().steps).toHaveLength(7);
  });
});

describe("against a bot", () => {
  test("undo goes back to the person's own answer, past the bot's", async () => {
    const host = await hosted("imperial-assault", [HUMAN, "greedy"], { map: "training-yard" });
    const client = host.clientFor(0);
    await playOn(client, 25);
    await client.undo();
    expect(client.state().view.decision).toMatchObject({ own: true, seat: 0 });
    host.stop();
  });

  test("a seat learns nothing of the other hand: neither in views, steps, numbers nor refusals", async () => {
    const host = await hosted("imperial-assault", [HUMAN, "greedy"], { map: "training-yard" });
    const client = host.clientFor(0);
    await playOn(client, 40);
    host.stop();
    const { sides } = (
      host.match.slices as { "imperial-assault": { sides: Record<"hand" | "deck" | "discard", string[]>[] } }
    )["imperial-assault"];
    // what is on the table may be named, and Focus is a condition as well as a card
    const open = new Set(["focus", ...(sides[0]?.hand ?? []), ...sides.flatMap(({ discard }) => discard)]);
    const told = JSON.stringify(client.state());
    const secrets = [...(sides[1]?.hand ?? []), ...(sides[1]?.deck ?? [])].filter((card) => !open.has(card));
    expect(secrets.length).toBeGreaterThan(5);
    for (const card of secrets) expect(told).not.toContain(`"${card}"`);
  });

  test("a save goes on where the match stood", async () => {
    const host = await hosted("imperial-assault", [HUMAN, "greedy"], { map: "training-yard" });
    await playOn(host.clientFor(0), 10);
    host.stop();
    const save = await host.clientFor(0).save();
    if (save === null) throw new Error("no save");
    const { entry, about } = host;
    const again = createLocalHost({ entry, game: host.match.game, plugins: [], seats: about.seats, save, pace: 0 });
    again.stop();
    expect(again.match.hash()).toBe(host.match.hash());
    expect(again.clientFor(0).state().steps).toEqual(host.clientFor(0).state().steps);
  });
});

test("whoever wants to be asked whatever they hold goes on with all cards of the game", async () => {
  const setup = { map: "canyon-depot" };
  const info = findGame("imperial-assault") as GameInfo;
  const [entry, all] = await Promise.all([info.loadTable([], setup), info.loadTable()]);
  const [game, whole] = [gameOf(entry), { entry: all, game: gameOf(all) }];
  const host = createLocalHost({
    entry,
    game,
    loadWhole: async () => whole,
    plugins: [],
    seats: ["human", "human"],
    setup,
    pace: 0,
  });
  const client = host.clientFor(0);
  await client.answer(0, host.match.decision?.id ?? -1);
  await client.setPolicy({ set: "hold", hold: "never" });
  const { line } = host.match;
  expect(host.match.game).toBe(game);
  await client.setPolicy({ set: "hold", hold: "always" });
  expect(host.match.game).toBe(whole.game);
  expect(host.match.line.slice(0, -1)).toEqual(line);
  expect(client.state().view.policy?.hold).toBe("always");
});
