import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../src/index.js";
import { post } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    database: await openTestDatabase(),
    trustProxy: ["127.0.0.1"],
    limits: { requestsPerMinute: 20 },
  });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const from = async (address: string): Promise<number> =>
  (await post(server.address, "matches", { game: "chess", seats: ["human"] }, { "x-forwarded-for": address })).status;

test("whoever floods with requests is refused, and nobody else is; a household is one guest", async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, () => from("203.0.113.7")));
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(await from("203.0.113.8")).toBe(400);
  const neighbours = await Promise.all(Array.from({ length: 30 }, (_, at) => from(`2001:db8:1:2::${at + 1}`)));
  expect(neighbours.filter((status) => status === 429)).toHaveLength(10);
  expect(await from("2001:db8:1:3::1")).toBe(400);
});
