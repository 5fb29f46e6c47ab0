import { type GameDescriptor, setupOf, welcome } from "@riposte/hosting";
import { describedGame, gameIn } from "@riposte/hosting/described";
import { type Game, randomBot, startMatch } from "@riposte/kernel/run";
import type { BuiltOrder } from "@riposte/table/stage";
import { OFFERED } from "./offered/games.js";
import { runModules } from "./run-modules.js";

/** A built game that can be played here. */
interface BuiltMatch {
  readonly title: string;
  readonly entry: GameDescriptor;
  readonly game: Game;
  readonly setup: Readonly<Record<string, unknown>>;
  /** The visitor, and bots that answer at once: a page without an origin has no threads that think. */
  readonly seats: readonly string[];
}

const QUICK = "quick";

/** Runs what an author built: only ever to be called where nothing of this origin can be reached. */
export async function composeBuilt({ files, entry: file }: BuiltOrder): Promise<BuiltMatch> {
  const modules = { ...OFFERED, ...(await import("./offered/machines/xstate.js")) };
  const given = gameIn(await runModules(files, file, modules));
  if (given === undefined)
    throw new Error(`${file} exports no game. Export the plugin that definePlugin gives, with \`game\` in it.`);
  const info = describedGame(given);
  welcome(info);
  const loaded = await info.load();
  const composed = loaded.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { bots } = loaded;
  const quick = bots.greedy ?? bots.easy ?? bots.random;
  const entry = { ...loaded, bots: { ...bots, ...(quick && { [QUICK]: quick }) } };
  const setup = setupOf(entry.setup, {});
  const seats = Array.from({ length: entry.seats(setup) }, (_, seat) => (seat === 0 ? "human" : QUICK));
  return { title: info.title, entry, game: composed.game, setup, seats };
}

const MOST_ANSWERS = 60;

/** Lets bots play it a while; throws what goes wrong. */
export async function triedBuilt(order: BuiltOrder): Promise<void> {
  const { game, setup } = await composeBuilt(order);
  const match = startMatch(game, { setup, seed: "tried", hold: "auto" });
  const bot = randomBot(1);
  for (let answers = 0; answers < MOST_ANSWERS && match.decision !== null; answers += 1) {
    const step = match.answer(match.decision.seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
  }
  const broken = game.invariants(match);
  if (broken.length > 0) throw new Error(broken.join(" "));
}
