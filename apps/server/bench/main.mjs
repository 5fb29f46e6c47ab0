// Bots play over WebSocket on loopback for a bounded time; every input is stored before it is answered.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { playFor } from "./player.mjs";

const SECONDS = Number(process.argv[2] ?? 15);
const PLAYERS = 20;

const data = mkdtempSync(join(tmpdir(), "riposte-bench-"));
const server = fork(new URL("served.mjs", import.meta.url), [data], { execArgv: ["--expose-gc"] });
const heard = async (word) => {
  server.send(word);
  return (await once(server, "message"))[0];
};
const [address] = await once(server, "message");
const empty = await heard("memory");

console.log(`${PLAYERS} players over WebSocket for ${SECONDS} s, each at matches of his own of Finished! …`);
const played = await Promise.all(Array.from({ length: PLAYERS }, (_, at) => playFor(address, SECONDS, at)));
const running = await heard("memory");
server.send("stop");
await once(server, "exit");
rmSync(data, { recursive: true, force: true });

const waits = played.flatMap(({ waits }) => waits).sort((one, other) => one - other);
const matches = played.reduce((sum, { matches }) => sum + matches, 0);
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))];
const rows = [
  ["inputs/s", Math.round(waits.length / SECONDS).toLocaleString("en")],
  ["an answered decision, p50", `${at(0.5).toFixed(2)} ms`],
  ["an answered decision, p99", `${at(0.99).toFixed(2)} ms`],
  ["memory per running match", `${((running - empty) / matches / 1024).toFixed(0)} kB`],
  ["matches", String(matches)],
];
for (const [what, value] of rows) console.log(`  ${what.padEnd(28)}${value.padStart(12)}`);
