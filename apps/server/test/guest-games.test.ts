import { fileURLToPath } from "node:url";
import { findGame } from "@riposte/hosting";
import { welcomeGuest } from "@riposte/hosting/guests";
import { type Game, loadMatch } from "@riposte/kernel/run";
import { createFreshDatabase } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type RunningServer, startServer } from "../src/index.js";
import type { JoinedMatch } from "../src/protocol.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";

const harbour = fileURLToPath(new URL("../../../docs/examples/dist/harbour/game.js", import.meta.url));
const SHORT = { game: "harbour", setup: { players: 3, rounds: 1 }, seed: "1" };

let url: string;
let server: RunningServer;
const serve = async () => {
  server = await startServer({ database: await openPostgres(url) });
  await server.ready;
};
beforeAll(async () => {
  await welcomeGuest(harbour);
  url = await createFreshDatabase();
  await serve();
}, 60_000);
afterAll(() => server.close());

async function seatThree() {
  const { match, token, invites } = await make(server.address, { ...SHORT, seats: ["human", "human", "human"] });
  const joined = await Promise.all(
    invites.map(({ invite }) => post<JoinedMatch>(server.address, `matches/${match}/join`, { invite })),
  );
  return { match, tokens: [token as string, ...joined.map(({ json }) => json.token)] };
}

const sit = ({ match, tokens }: { readonly match: string; readonly tokens: readonly string[] }) =>
  Promise.all(tokens.map((token) => attend(server.address, match, token)));

/** Answers until the match is over or so many answers are given; how many were. */
async function answerAll(guests: readonly Guest[], most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let given = 0; ; given++) {
    const { decision, outcome } = guests[0]?.now.view ?? {};
    if (outcome != null || given === most) return given;
    const asked = guests[decision?.seat as number] as Guest;
    await asked.until(({ view }) => view.decision?.id === decision?.id);
    expect((await answerAny(asked)).taken).toEqual({ ok: true });
    for (const guest of guests) await guest.until(({ view }) => view.decision?.id !== decision?.id);
  }
}

const handsIn = ({ now }: Guest): readonly unknown[] =>
  (now.view.slices as { readonly harbour: { readonly hands: readonly unknown[] } }).harbour.hands;

test("three people play a game of another author to its end, over a restart, and then once more", async () => {
  const three = await seatThree();
  const before = await sit(three);
  for (const [seat, guest] of before.entries())
    expect(handsIn(guest).map((hand) => Array.isArray(hand))).toEqual([0, 1, 2].map((one) => one === seat));
  expect(await answerAll(before, 5)).toBe(5);
  const stood = before.map(({ now }) => now.view.slices);
  await server.close();
  await serve();
  const after = await sit(three);
  expect(after.map(({ now }) => now.view.slices)).toEqual(stood);
  const watcher = await attend(server.address, three.match, null);
  expect(handsIn(watcher).some(Array.isArray)).toBe(false);
  await answerAll(after);
  await watcher.until(({ view }) => view.outcome !== null);
  const agreed = await Promise.all(after.map((guest) => guest.ask({ type: "rematch", agrees: true })));
  expect(agreed.map(({ taken }) => taken)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
  const { rematch } = await (after[0] as Guest).until((now) => now.rematch?.match != null);
  const again = await sit({ ...three, match: rematch?.match as string });
  expect(again.map(({ raw }) => JSON.parse(raw[0] as string).about.seat)).toEqual([1, 2, 0]);
}, 60_000);

test("what a player saves of it is loaded by its game", async () => {
  const { match, token } = await make(server.address, { ...SHORT, seats: ["human", "random", "random"] });
  const guest = await attend(server.address, match, token);
  await answerAny(guest);
  await guest.ask({ type: "resign" });
  await guest.until(({ view }) => view.outcome !== null);
  const { save } = (await guest.ask({ type: "save" })) as unknown as { readonly save: unknown };
  const composed = (await findGame("harbour")?.load())?.compose();
  const { game } = composed as { readonly game: Game };
  expect(loadMatch(game, save).outcome?.winners).toEqual([1, 2]);
});

test("bots that think about it think in threads, which take it in too", async () => {
  const { match, token } = await make(server.address, { ...SHORT, seats: ["human", "easy", "easy"] });
  const guest = await attend(server.address, match, token);
  while (guest.now.view.outcome === null) {
    await guest.until(({ view }) => view.outcome !== null || view.decision?.own === true);
    if (guest.now.view.outcome === null) await answerAny(guest);
  }
}, 60_000);

test.each([
  [{ ...SHORT, seats: ["human", "random"] }, "Harbour has 3 seats with this setup, not 2."],
  [{ ...SHORT, setup: { players: 9 }, seats: ["human", "random"] }, "players: Too big"],
  [{ ...SHORT, seats: ["human", "greedy", "random"] }, 'There is no bot "greedy"'],
])("a match that cannot be sat at is refused: %o", async (asked, says) => {
  const { status, json } = await post<{ readonly reason: string }>(server.address, "matches", asked);
  expect(status).toBe(400);
  expect(json.reason).toContain(says);
});
