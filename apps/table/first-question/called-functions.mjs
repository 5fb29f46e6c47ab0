// Plays games up to their first question as a page does, and tells which functions were called on the way there.
// Read from the standard input: which games, and what they are set up with; written to the standard output: files and places in them.
import { Session } from "node:inspector/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const { game: id, setups, cards } = JSON.parse(await text(process.stdin));
const { createLog, findGame, playersAt, setupOf, usualPlugins, voiceOf } = await import("@riposte/hosting");
const { saveMatch, startMatch } = await import("@riposte/kernel/run");
const { botsAt, createSeatEye, followMatch, HUMAN } = await import("@riposte/hosting/seats");
const { randomSeed } = await import("@riposte/kernel/chance");
const info = findGame(id);
randomSeed();

/** A game as its page has it: of Imperial Assault with the cards of two armies. */
async function entryFor(some) {
  if (some === undefined) return info.loadTable(usualPlugins(info), {});
  const { createContext } = await import("@riposte/imperial-assault");
  const { bringCards, skirmishOf } = await import("@riposte/hosting/imperial-assault");
  const { facts, maps, hashes, ...rest } = some;
  return skirmishOf(bringCards({ ...rest, hashes, context: createContext(facts, maps, hashes.facts) }));
}

for (const [at, setup] of setups.entries()) {
  const entry = await entryFor(cards[at]);
  const { game } = entry.compose(usualPlugins(info));
  const match = startMatch(game, { setup: setupOf(entry.setup, setup), hold: "auto", seed: String(at) });
  const played = followMatch(match);
  const seats = Array.from({ length: info.seats }, (_, seat) => (seat === 0 ? HUMAN : entry.hintBot));
  botsAt(entry, seats, match);
  const voice = voiceOf(entry, game, playersAt({ seat: 0, seats }), match.viewFor(null).slices);
  const eye = createSeatEye(played, entry, 0);
  eye.now();
  createLog(voice)(eye.steps());
  saveMatch(match);
  entry.standing(match.slices);
}

const { result } = await session.post("Profiler.takePreciseCoverage");
const told = result
  .filter(({ url }) => url.startsWith("file:") && !url.includes("/node_modules/"))
  .map(({ url, functions }) => [
    fileURLToPath(url),
    functions.map(({ ranges: [{ startOffset, endOffset, count }] }) => [startOffset, endOffset, count > 0]),
  ]);
process.stdout.write(JSON.stringify(told));
