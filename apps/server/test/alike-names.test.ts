import { afterAll, beforeAll, expect, test } from "vitest";
import { areAlike } from "../src/alike-names.js";
import { type RunningServer, startServer } from "../src/index.js";
import type { InvitedTo } from "../src/protocol.js";
import { make, post } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase() });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

test.each([
  ["apple", "аррӏе"],
  ["Pac", "Рас"],
  ["KATE", "ΚΑΤΕ"],
  ["soon", "ѕоо\u0578"],
  ["HOP", "ᎻOᏢ"],
  ["John", "JOHN"],
  ["Il", "lI"],
  ["Zo\u00eb", "Zoe\u0308"],
  ["c00l", "cool"],
])("%s and %s cannot be told apart", (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([true, true]);
});

test.each([
  ["Анна", "Anna"],
  ["Zoë", "Zoe"],
  ["Ida", "Ada"],
  ["Мария", "Maria"],
  ["🐱", "🐶"],
  ["名前", "名刺"],
])("%s and %s can", (one, other) => {
  expect([areAlike(one, other), areAlike(other, one)]).toEqual([false, false]);
});

test("a player is not called as another of the match is, or as looks like it; elsewhere the name is free", async () => {
  const start = () => make(server.address, { game: "one-piece", seats: ["human", "human"], name: "apple" });
  const { match, invites } = await start();
  const join = (name: string) => post(server.address, `matches/${match}/join`, { invite: invites[0]?.invite, name });
  for (const name of ["аррӏе", "apple", "Apple"])
    expect(await join(name)).toMatchObject({
      status: 409,
      json: { code: "NAME_TAKEN", reason: expect.stringContaining("apple") },
    });
  // the invitation is not spent by it
  expect(await join("груша")).toMatchObject({ status: 200 });
  const told = (await (await fetch(`${server.address}api/matches/${match}`)).json()) as InvitedTo;
  expect(told.names).toEqual(["apple", "груша"]);
  await make(server.address, { game: "one-piece", seats: ["human", "human"], name: "аррӏе" });
});
