import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../src/index.js";
import { answerAny, attend, type Guest, make } from "./guest.js";
import { killAll, startKillable } from "./killable.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-crash-"));
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

const MATCHES = 5;
const INPUTS = 1000;
const KILLED_AFTER = 300;

test("killed in the middle of a thousand inputs, it has lost none that it acknowledged", async () => {
  const first = await startKillable("serve-folder.mjs", folder);
  const played = await Promise.all(
    Array.from({ length: MATCHES }, async (_, at) => {
      const { match, token } = await make(first.address, { game: "finished", seats: ["human"], seed: String(at) });
      return { match, token, guest: await attend(first.address, match, token), acknowledged: 0 };
    }),
  );
  for (const at of played) void playOn(at).catch(() => undefined);
  while (sum(played) < KILLED_AFTER) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.kill();
  expect(sum(played)).toBeLessThan(INPUTS);

  const second = await startServer({ data: folder });
  for (const { match, token, guest, acknowledged } of played) {
    const again = await attend(second.address, match, token);
    // the opening is a step too, and an answer may have been stored without anybody hearing of it
    expect(again.steps.length - 1).toBeGreaterThanOrEqual(acknowledged);
    expect(again.steps.slice(0, guest.steps.length)).toEqual(guest.steps);
    if (again.now.view.decision !== null) expect((await answerAny(again)).taken).toEqual({ ok: true });
  }
  await second.close();
}, 120_000);

interface Played {
  readonly guest: Guest;
  acknowledged: number;
}

const sum = (all: readonly Played[]): number => all.reduce((so, { acknowledged }) => so + acknowledged, 0);

async function playOn(played: Played): Promise<void> {
  for (let input = 0; input < INPUTS / MATCHES; input++) {
    if ((await answerAny(played.guest, input)).taken.ok) played.acknowledged += 1;
  }
}
