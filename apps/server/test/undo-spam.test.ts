import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, type Guest, post, seatTwo } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

let server: RunningServer;

beforeAll(async () => {
  const limits = { undoAsked: { burst: 3, perSecond: 0.001 }, liveMatchesPerAddress: 5 };
  server = await startServer({ database: await openTestDatabase(), limits });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

test("a seat asks the other to undo so often, and not again and again", async () => {
  const { guests } = await seatTwo(server.address, { game: "one-piece", seed: "1" });
  const [one, other] = guests as [Guest, Guest];
  await Promise.all(guests.map((guest) => guest.until(({ here }) => here.length === 2)));
  const answered = new Set<Guest>();
  while (answered.size < 2) {
    const asked = one.now.view.decision?.own === true ? one : other;
    const { id } = asked.now.view.decision as { readonly id: number };
    await answerAny(asked);
    answered.add(asked);
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== id)));
  }
  // the first may not take back what the second has answered since
  const [first, second] = [...answered] as [Guest, Guest];
  const codes: string[] = [];
  for (let times = 0; times < 5; times++) {
    const { taken } = await first.ask({ type: "undo", answers: 1 });
    codes.push(taken.ok ? "asked" : taken.code);
    if (taken.ok) await second.ask({ type: "consent", agrees: false });
  }
  expect(codes).toEqual(["asked", "asked", "asked", "TOO_FAST", "TOO_FAST"]);
  await Promise.all(guests.map((guest) => guest.leave()));
});

test("matches that are asked for all at once are counted like those one after the other", async () => {
  const making = Array.from({ length: 20 }, () =>
    post(server.address, "matches", { game: "finished", seats: ["human"] }),
  );
  const statuses = (await Promise.all(making)).map(({ status }) => status);
  // one was made for the players above
  expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});

test("health tells nothing but health", async () => {
  expect(await (await fetch(`${server.address}health`)).json()).toEqual({ ok: true });
});
