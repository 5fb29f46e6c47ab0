// `pnpm bench following [matches] [answers]`: what an answer of ONE PIECE costs where its two people are at one process, and where each is
// at his own and both rooms play it: no socket, and a store that keeps nothing. The two take turns, so a busy machine is the same for both.
import { playTurn, seatAll, writtenMatches } from "./tables.mjs";

const MATCHES = Number(process.argv[2] ?? 200);
const ANSWERS = Number(process.argv[3] ?? 40);
/** Code gets fast by being run: the first answers are not counted. */
const BEFORE = Math.floor(ANSWERS / 4);

const all = writtenMatches(MATCHES, ANSWERS);
const settings = [
  { name: "one room for both", tables: await seatAll(all, 1), count: 0, took: 0 },
  { name: "a room for each", tables: await seatAll(all, 2), count: 0, took: 0 },
];
for (let turn = 0; turn < ANSWERS; turn++)
  for (const setting of turn % 2 === 0 ? settings : [...settings].reverse()) {
    const { count, took } = await playTurn(setting.tables, turn);
    if (turn < BEFORE) continue;
    setting.count += count;
    setting.took += took;
  }
const [one, two] = settings.map(({ count, took }) => took / count);
for (const { name, count, took } of settings)
  console.log(`${name}: ${(took / count).toFixed(0)} us of CPU for each answer`);
console.log(`${(two / one).toFixed(2)} times`);
process.exit(0);
