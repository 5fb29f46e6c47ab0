import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { createFreshDatabase } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtRiposte, scratch } from "../riposte.js";

let taken: Server;
let port: string;

beforeAll(async () => {
  taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  port = String(typeof address === "object" ? address?.port : 0);
});
afterAll(() => taken.close());

test.each([
  ["memory", async () => ["--forget"]],
  ["a data folder", async () => ["--data", scratch("port-taken")]],
  ["PostgreSQL", async () => ["--database", await createFreshDatabase()]],
])(
  "a server whose port is taken says so and ends, with its matches in %s",
  async (_where, where) => {
    const ran = builtRiposte(["serve", "--port", port, ...(await where())]);
    expect(ran).toEqual({
      code: 2,
      out: "",
      err: `BAD_VALUE: Cannot serve on port ${port}: another program listens there. Try another --port.\n`,
    });
  },
  60_000,
);

test("a server that cannot open its database says so and ends", () => {
  const ran = builtRiposte(["serve", "--port", "0", "--database", "postgres://riposte@127.0.0.1:1/none"]);
  expect(ran).toMatchObject({ code: 2, err: expect.stringContaining("The database does not answer") });
}, 60_000);
