import { declarePlugin, definePlugin, needs, visible } from "@riposte/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type RunningServer, startServer } from "../src/index.js";
import { attend, make } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

const chalk = definePlugin(
  declarePlugin({
    name: "chalk",
    version: "1.0.0",
    requires: [needs({ name: "finished" }, "*")],
    slice: {
      version: 1,
      schema: z.strictObject({ marks: z.int() }),
      initial: () => ({ marks: 3 }),
      visibility: { marks: visible.all },
    },
  }),
  { effects: {} },
);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ database: await openTestDatabase(), guests: [chalk] });
  await server.ready;
}, 60_000);
afterAll(() => server.close());

test("a plugin of somebody else joins the matches of its game, also when they are taken up again", async () => {
  const { match, token } = await make(server.address, { game: "finished", seats: ["human"], seed: "1" });
  const first = await attend(server.address, match, token);
  expect(first.now.view.slices).toMatchObject({ chalk: { marks: 3 } });
  await first.leave();
  await server.sweep();
  expect((await attend(server.address, match, token)).now.view.slices).toMatchObject({ chalk: { marks: 3 } });
});

test.each([
  ["is in where no plugin is named", {}, ["chalk"]],
  ["is in where it is named", { plugins: ["chalk"] }, ["chalk"]],
  ["is left out where others are named", { plugins: [] }, []],
])("it %s, and the client is told so", async (_what, chosen, plugins) => {
  const { match, token } = await make(server.address, { game: "finished", seats: ["human"], seed: "1", ...chosen });
  const { slices } = (await attend(server.address, match, token)).now.view;
  expect("chalk" in slices).toBe(plugins.length > 0);
  const told = await fetch(new URL(`api/matches/${match}`, server.address));
  expect(await told.json()).toMatchObject({ plugins });
});

test("matches of other games are played without it", async () => {
  const { match, token } = await make(server.address, { game: "one-piece", seats: ["human", "random"], seed: "1" });
  expect((await attend(server.address, match, token)).now.view.slices).not.toHaveProperty("chalk");
});
