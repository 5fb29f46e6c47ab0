import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import type { JoinedMatch } from "../src/protocol.js";
import type { Guest } from "./guest.js";
import { answerAny, attend, make, post, seatTwo } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

const ONE_PIECE = { game: "one-piece", seed: "1" };
let server: RunningServer;
let address: string;

beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase() });
  ({ address } = server);
  await server.ready;
}, 60_000);
afterAll(() => server.close());

/** Whoever is asked answers, so many times. */
async function playOn(guests: readonly Guest[], times: number): Promise<void> {
  for (let played = 0; played < times; played++) {
    const asked = guests.find(({ now }) => now.view.decision?.own === true) as Guest;
    const before = asked.now.view.decision?.id;
    expect((await answerAny(asked)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== before)));
  }
}

describe("two people", () => {
  test("play a match, each told only what his seat may know", async () => {
    const { guests } = await seatTwo(address, ONE_PIECE);
    await playOn(guests, 12);
    const hands = guests.map(({ now }, seat) => handOf(now.view.slices, seat));
    for (const [seat, { raw }] of guests.entries()) {
      const others = hands[1 - seat] as readonly unknown[];
      expect(others.length).toBeGreaterThan(0);
      const sent = raw.join("\n");
      for (const card of others) expect(sent).not.toContain(`"${card}":{"code"`);
      expect(sent).not.toMatch(/"(seed|token|invite)"/);
    }
  });

  test("play a skirmish without a word about the command cards the other holds", async () => {
    const { guests } = await seatTwo(address, { game: "imperial-assault", seed: "1" });
    const hands = () => guests.map(({ now }, seat) => handOf(now.view.slices, seat, "imperial-assault"));
    // hands are dealt once every figure is deployed
    while (hands().some(({ length }) => length === 0)) await playOn(guests, 1);
    const [one = [], other = []] = hands();
    const secrets = [other.filter((card) => !one.includes(card)), one.filter((card) => !other.includes(card))];
    for (const [seat, secret] of secrets.entries()) {
      expect(secret.length).toBeGreaterThan(0);
      for (const card of secret) expect(guests[seat]?.raw.join("\n")).not.toContain(`"${card}"`);
    }
  });

  test("come back without loss: the same steps and the same question, whatever happened meanwhile", async () => {
    const { match, tokens, guests } = await seatTwo(address, ONE_PIECE);
    await playOn(guests, 3);
    await guests[0]?.leave();
    const again = await attend(address, match, tokens[0] as string);
    expect(again.steps).toEqual(guests[0]?.steps);
    expect(again.now).toEqual(guests[0]?.now);
    await playOn([again, guests[1] as Guest], 2);
  });

  test("are asked at every moment they could respond at, so that no pause tells what either holds", async () => {
    const { guests } = await seatTwo(address, ONE_PIECE);
    expect(guests.map(({ now }) => now.view.policy?.hold)).toEqual(["always", "always"]);
  });

  test("are told who is there and who is away", async () => {
    const { match, tokens, guests } = await seatTwo(address, ONE_PIECE);
    const [one, other] = guests as [Guest, Guest];
    await one.until(({ here }) => here.length === 2);
    await other.leave();
    expect((await one.until(({ here }) => here.length === 1)).here).toEqual([0]);
    await attend(address, match, tokens[1] as string);
    expect((await one.until(({ here }) => here.length === 2)).here).toEqual([0, 1]);
  });

  test("are called by the names they gave, without what cannot be seen", async () => {
    const made = await make(address, { ...ONE_PIECE, seats: ["human", "human"], name: " Mara\u0007\u202e " });
    const one = await attend(address, made.match, made.token);
    expect((await one.until(({ names }) => names[0] !== null)).names).toEqual(["Mara", null]);
    const join = (name: string) =>
      post<JoinedMatch>(address, `matches/${made.match}/join`, { invite: made.invites[0]?.invite, name });
    for (const name of ["", " \u200b\u202e\n", "x".repeat(41)]) expect((await join(name)).status).toBe(400);
    const other = await attend(address, made.match, (await join("Jo\n  Ann")).json.token);
    const watcher = await attend(address, made.match, null);
    for (const guest of [one, other, watcher])
      expect((await guest.until(({ names }) => names[1] !== null)).names).toEqual(["Mara", "Jo Ann"]);
  });

  test("are asked before an undo that concerns them, and may decline", async () => {
    const { guests } = await seatTwo(address, ONE_PIECE);
    const [one, other] = guests as [Guest, Guest];
    while (![0, 1].every((seat) => one.steps.some(({ by }) => by === seat))) await playOn(guests, 1);
    const before = one.steps.length;
    const asks = one.steps.at(-1)?.by === 0 ? other : one;
    const agrees = asks === one ? other : one;
    expect((await asks.ask({ type: "undo", answers: 1 })).taken).toEqual({ ok: true });
    await agrees.until(({ undoAsked }) => undoAsked !== null);
    expect((await asks.ask({ type: "consent", agrees: true })).taken).toMatchObject({ ok: false });
    await agrees.ask({ type: "consent", agrees: false });
    await asks.until(({ undoAsked }) => undoAsked === null);
    expect(one.steps).toHaveLength(before);
    await asks.ask({ type: "undo", answers: 1 });
    await agrees.until(({ undoAsked }) => undoAsked !== null);
    await agrees.ask({ type: "consent", agrees: true });
    await asks.until(({ undoAsked, canRedo }) => undoAsked === null && canRedo);
    expect(one.steps.length).toBeLessThan(before);
  });

  test("may look back along the match, as their own seat saw it", async () => {
    const { guests } = await seatTwo(address, ONE_PIECE);
    const first = guests[0]?.now.view;
    await playOn(guests, 3);
    const { view } = (await guests[0]?.ask({ type: "view-at", step: 0 })) ?? {};
    expect(view?.slices).toEqual(first?.slices);
  });

  test("give up for good; then both may have the whole record", async () => {
    const { match, tokens, guests } = await seatTwo(address, ONE_PIECE);
    await playOn(guests, 1);
    expect((await guests[1]?.ask({ type: "save" }))?.save).toBeNull();
    await guests[0]?.ask({ type: "resign" });
    const over = await guests[1]?.until(({ view }) => view.outcome !== null);
    expect(over?.view.outcome?.winners).toEqual([1]);
    expect((await guests[1]?.ask({ type: "save" }))?.save).toMatchObject({ format: "riposte-save/1", seed: "1" });
    await Promise.all(guests.map((guest) => guest.leave()));
    expect((await attend(address, match, tokens[1] as string)).now.view.outcome?.winners).toEqual([1]);
  });
});

test("a person plays against a bot, which answers by itself", async () => {
  const { match, token } = await make(address, { game: "one-piece", seats: ["human", "random"], seed: "4" });
  const guest = await attend(address, match, token);
  for (let played = 0; played < 10; played++) {
    await guest.until(({ view }) => view.decision?.own === true);
    expect((await answerAny(guest)).taken).toEqual({ ok: true });
  }
  expect(guest.steps.some(({ by }) => by === 1)).toBe(true);
});

test("bots alone play to the end, and anybody may watch", async () => {
  const { match, token, seat } = await make(address, { game: "one-piece", seats: ["random", "random"], seed: "2" });
  expect([token, seat]).toEqual([null, null]);
  const watcher = await attend(address, match, null);
  const { view } = await watcher.until((now) => now.view.outcome !== null);
  expect(view.outcome?.winners).toHaveLength(1);
  expect((await watcher.ask({ type: "resign" })).taken).toMatchObject({ code: "NOT_SEATED" });
});

test("an invitation is good for one: of two who use it at once one gets the seat", async () => {
  const { match, invites } = await make(address, { ...ONE_PIECE, seats: ["human", "human"] });
  const tries = await Promise.all(
    [1, 2].map(() => post(address, `matches/${match}/join`, { invite: invites[0]?.invite })),
  );
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test("a match that cannot be made is refused with every reason", async () => {
  const wrong = { game: "imperial-assault", plugins: ["dc-abilities"], seats: ["human", "human"] };
  const { status, json } = await post<{ reason: string }>(address, "matches", wrong);
  expect(status).toBe(400);
  expect(json.reason).toContain('needs "skirmish-steps"');
  const unknown = await post<{ reason: string }>(address, "matches", { game: "chess", seats: ["human"] });
  expect(unknown.json.reason).toBe('There is no game "chess".');
  const strange = await post<{ reason: string }>(address, "matches", { game: "finished", seats: ["human"], colour: 1 });
  expect(strange.json.reason).toContain("colour");
});

function handOf(slices: Readonly<Record<string, unknown>>, seat: number, game = "one-piece"): readonly unknown[] {
  const table = slices[game] as { readonly sides: readonly { readonly hand: readonly unknown[] }[] };
  return table.sides[seat]?.hand ?? [];
}
