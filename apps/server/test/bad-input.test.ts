import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, type Guest, make, post, seatTwo } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

let server: RunningServer;
let address: string;

beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase() });
  ({ address } = server);
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const finished = async (): Promise<Guest> => {
  const { match, token } = await make(address, { game: "finished", seats: ["human"], seed: "1" });
  return attend(address, match, token);
};

test("a wrong token opens no seat, and no token only watches", async () => {
  const { match } = await make(address, { game: "finished", seats: ["human"] });
  const liar = await attend(address, match, "not-a-token");
  expect([await liar.untilFault(), await liar.closed]).toEqual(["TOKEN_WRONG", 1008]);
  const watcher = await attend(address, match, null);
  expect((await watcher.ask({ type: "undo", answers: 1 })).taken).toMatchObject({ code: "NOT_SEATED" });
});

test("a token of one match opens no seat of another", async () => {
  const [one, other] = [
    await make(address, { game: "finished", seats: ["human"] }),
    await make(address, { game: "finished", seats: ["human"] }),
  ];
  expect(await (await attend(address, other.match, one.token)).untilFault()).toBe("TOKEN_WRONG");
});

test("an unknown match, or a first word that is not hello, closes the socket with the reason", async () => {
  expect(await (await attend(address, "nowhere", null)).untilFault()).toBe("MATCH_UNKNOWN");
  const { match } = await make(address, { game: "finished", seats: ["human"] });
  const rude = await attend(address, match, null, { type: "answer", id: 1, answer: "x", decision: 1 });
  expect([await rude.untilFault(), await rude.closed]).toEqual(["MESSAGE_TOO_EARLY", 1008]);
});

test("an answer to an old decision, by the wrong seat, or that is no option, is refused and changes nothing", async () => {
  const { guests } = await seatTwo(address, { game: "one-piece", seed: "1" });
  const asked = guests.find(({ now }) => now.view.decision?.own === true) as Guest;
  const other = guests.find((guest) => guest !== asked) as Guest;
  const { id } = asked.now.view.decision as { readonly id: number };
  // whoever came last is there for both
  const before = structuredClone(await asked.until(({ here }) => here.length === 2));
  const answer = (answered: unknown, decision: number) => ({ type: "answer", answer: answered, decision });
  expect((await asked.ask(answer("nonsense", id))).taken).toMatchObject({ code: "NOT_AN_OPTION" });
  expect((await asked.ask(answer("nonsense", id + 5))).taken).toMatchObject({ code: "OLD_DECISION" });
  expect((await other.ask(answer("nonsense", id))).taken).toMatchObject({ code: "WRONG_SEAT" });
  expect(asked.now).toEqual(before);
});

test("a message sent twice counts once", async () => {
  const guest = await finished();
  await answerAny(guest);
  const { length } = guest.steps;
  guest.shout(JSON.stringify({ type: "undo", id: 1, answers: 1 }));
  expect(await guest.untilFault()).toBe("MESSAGE_REPLAYED");
  expect(guest.steps).toHaveLength(length);
});

test("what is too big or too fast is cut off, and the match goes on", async () => {
  const { match, token } = await make(address, { game: "finished", seats: ["human"] });
  const big = await attend(address, match, token);
  big.shout(JSON.stringify({ type: "answer", id: 1, answer: "x".repeat(70_000), decision: 1 }));
  expect(await big.closed).toBe(1009);
  const fast = await attend(address, match, token);
  for (let at = 1; at < 400; at++) fast.shout(JSON.stringify({ type: "redo", id: at }));
  expect(await fast.closed).toBe(1008);
  expect(fast.faults).toContain("TOO_FAST");
  const calm = await attend(address, match, token);
  expect((await answerAny(calm)).taken).toEqual({ ok: true });
});

test("a page of another address may neither make a match nor follow one", async () => {
  const { status, json } = await post<{ code: string }>(
    address,
    "matches",
    { game: "finished", seats: ["human"] },
    { origin: "https://elsewhere.example" },
  );
  expect([status, json.code]).toEqual([403, "ORIGIN_FOREIGN"]);
});

test("whatever is shouted at it, the server answers or closes, and the match is as it was", async () => {
  const { match, token } = await make(address, { game: "finished", seats: ["human"], seed: "1" });
  const quiet = await attend(address, match, token);
  const before = structuredClone(quiet.now);
  const fuzz = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        type: fc.constantFrom("answer", "undo", "redo", "consent", "policy", "view-at", "hello"),
        id: fc.integer(),
        answer: fc.anything(),
        decision: fc.integer(),
      })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fuzz, { maxLength: 8 }), async (texts) => {
      const loud = await attend(address, match, token);
      for (const text of texts) loud.shout(text);
      await loud.leave();
    }),
    { numRuns: 40 },
  );
  const after = await attend(address, match, token);
  expect(after.now.view.slices).toEqual(before.view.slices);
  expect((await answerAny(after)).taken).toEqual({ ok: true });
});
