import { expect, test } from "vitest";
import { serveGated } from "./gated-database.js";
import { answerAny, attend, make } from "./guest.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
const KEEP = "SET kept";
const gated = serveGated();

const pause = (milliseconds: number): Promise<string> =>
  new Promise((resolve) => setTimeout(() => resolve("nothing happened"), milliseconds));

const loads = (): number => gated.database.asked.filter((sql) => sql.includes("SELECT record, kept")).length;
const seconds = async (task: Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await task;
  return (performance.now() - began) / 1000;
};

test("health says so within two seconds when the database hangs, and is well again after it", async () => {
  gated.database.hold("AS at");
  const began = performance.now();
  const sick = await fetch(`${gated.server.address}health`);
  expect([sick.status, await sick.json()]).toEqual([503, expect.objectContaining({ code: "STORAGE_UNSURE" })]);
  expect(performance.now() - began).toBeLessThan(3500);
  gated.database.open();
  expect((await fetch(`${gated.server.address}health`)).status).toBe(200);
});

test("stopping puts matches away first, then tells everybody to come back", async () => {
  const { match, token } = await make(gated.server.address, FINISHED);
  const guest = await attend(gated.server.address, match, token);
  await answerAny(guest);
  gated.database.hold(KEEP);
  const before = gated.database.asked.length;
  const closing = gated.server.close();
  await expect.poll(() => gated.database.asked.slice(before).some((sql) => sql.includes(KEEP))).toBe(true);
  // the state is not stored yet, so nobody is sent away
  expect(await Promise.race([guest.closed, pause(300)])).toBe("nothing happened");
  gated.database.open();
  expect(await guest.closed).toBe(1001);
  await closing;
});

test("a database that hangs does not keep a server from stopping", async () => {
  const { match, token } = await make(gated.server.address, FINISHED);
  const guest = await attend(gated.server.address, match, token);
  await answerAny(guest);
  gated.database.hold("");
  expect(await seconds(gated.server.close())).toBeLessThan(12);
  expect(await guest.closed).toBe(1001);
}, 30_000);

test("whoever comes back while his match is put away finds the same room", async () => {
  const { match, token } = await make(gated.server.address, FINISHED);
  const first = await attend(gated.server.address, match, token);
  await answerAny(first);
  await first.leave();
  gated.database.hold(KEEP);
  const before = gated.database.asked.length;
  const loaded = loads();
  const sweeping = gated.server.sweep();
  await expect.poll(() => gated.database.asked.slice(before).some((sql) => sql.includes(KEEP))).toBe(true);
  const coming = attend(gated.server.address, match, token);
  await pause(100);
  gated.database.open();
  await sweeping;
  const [back, other] = [await coming, await attend(gated.server.address, match, token)];
  expect(loads()).toBe(loaded);
  // in two rooms neither would hear of the other's answer
  const { id } = other.now.view.decision as { readonly id: number };
  expect((await answerAny(back)).taken).toEqual({ ok: true });
  await other.until(({ view }) => view.decision?.id !== id);
  expect(other.steps).toHaveLength(3);
});

test("a room nobody is in is put away once, and opened anew for whoever comes", async () => {
  const { match, token } = await make(gated.server.address, FINISHED);
  const first = await attend(gated.server.address, match, token);
  await answerAny(first);
  await first.leave();
  const before = gated.database.asked.length;
  await expect
    .poll(async () => {
      await Promise.all([gated.server.sweep(), gated.server.sweep()]);
      const metrics = await (await fetch(`${gated.server.address}metrics`)).text();
      return /riposte_matches_running (\d+)/.exec(metrics)?.[1];
    })
    .toBe("0");
  expect(gated.database.asked.slice(before).filter((sql) => sql.includes(KEEP))).toHaveLength(1);
  expect((await attend(gated.server.address, match, token)).steps).toEqual(first.steps);
});
