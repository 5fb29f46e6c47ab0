// `pnpm bench crowd [people]`: how long people wait who answer in the same moment, each in his own match of ONE PIECE, as they do after
// every pause of a server. The median of many crowds says something on a busy machine too; compare builds in turns.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@riposte/postgres";
import { keepToOneCore } from "./cores.mjs";
import { seatMany, warmUp } from "./seat-many.mjs";
import { shareOf } from "./share-of.mjs";
import { startServer } from "./start-server.mjs";

const PEOPLE = Number(process.argv[2] ?? 60);
const CROWDS = 150;
/** Milliseconds between two crowds. */
const PAUSE = 50;

const shared = keepToOneCore();
const data = mkdtempSync(join(tmpdir(), "riposte-bench-"));
const postgres = await startPostgres({ below: data });
const servers = [await startServer("postgres", await postgres.create("crowd"))];
const seating = () => [0, 0];
await warmUp(servers, seating);
const matches = await seatMany(servers, PEOPLE * 4, seating, "");

const shares = [
  { name: "the first half", share: 0.5, within: [] },
  { name: "nine of ten", share: 0.9, within: [] },
  { name: "all", share: 1, within: [] },
];
const means = [];
for (let crowd = 0; crowd < CROWDS; crowd++) {
  const first = (crowd % 4) * PEOPLE;
  const began = performance.now();
  const waits = await Promise.all(
    matches.slice(first, first + PEOPLE).map(async (match) => (await match.answerOnce()) && performance.now() - began),
  );
  const told = waits.filter((wait) => wait !== undefined);
  means.push(told.reduce((sum, wait) => sum + wait, 0) / told.length);
  for (const { share, within } of shares) within.push(shareOf(told, share));
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
}
const median = (values) => shareOf(values, 0.5).toFixed(1);
const words = shares.map(({ name, within }) => `${name} within ${median(within)}`);
console.log(
  `${shared}\n${PEOPLE} people at once wait ${median(means)} ms on average, ${words.join(", ")}: medians of ${CROWDS} crowds.`,
);
for (const match of matches) match.leave();
await Promise.all(servers.map((server) => server.stop()));
await postgres.stop();
rmSync(data, { recursive: true, force: true });
