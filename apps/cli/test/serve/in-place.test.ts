import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { flags, program } from "../riposte.js";

const script = new URL("../../../../tooling/run/in-place.mjs", import.meta.url).href;
const starting = `
  import { runInPlace } from ${JSON.stringify(script)};
  process.exit(await runInPlace(process.execPath, ${JSON.stringify([...flags, program, "serve", "--forget"])}));
`;

test.each(["SIGTERM", "SIGINT"] as const)(
  "ending npm start by %s ends the server it started first",
  async (signal) => {
    const started = spawn(process.execPath, ["--input-type=module", "--eval", starting], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [address] = (await once(createInterface({ input: started.stdout }), "line")) as [string];
    await expect.poll(async () => (await fetch(new URL("/health", address))).ok, { timeout: 20_000 }).toBe(true);
    started.kill(signal);
    expect(await once(started, "exit")).toEqual([0, null]);
    await expect(fetch(new URL("/health", address))).rejects.toThrow();
  },
  60_000,
);

test("ending npm start by a signal that reaches its shell alone leaves no server behind", async () => {
  const words = '"$NODE" --input-type=module --eval "$STARTING"; true';
  const shell = spawn("sh", ["-c", words], {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, NODE: process.execPath, STARTING: starting, npm_lifecycle_event: "start" },
  });
  const [address] = (await once(createInterface({ input: shell.stdout }), "line")) as [string];
  shell.kill("SIGTERM");
  const isServed = () =>
    fetch(new URL("/health", address)).then(
      () => true,
      () => false,
    );
  await expect.poll(isServed, { timeout: 20_000 }).toBe(false);
}, 60_000);
