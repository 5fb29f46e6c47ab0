import { randomBot, startMatch } from "@riposte/kernel/run";
import { lanesOf } from "../told/acting-at.js";
import { composeOwn } from "./compose-own.js";
import type { CodeOrder, Tried } from "./messages.js";

const MOST_ANSWERS = 60;

/** Composes the plugin, looks at what it does where, and lets a bot play a while. */
export async function tried(order: CodeOrder): Promise<Tried> {
  const { game, plugin, exported, isMade } = await composeOwn(order);
  const acts = actsOf(plugin.behaviour as unknown as Readonly<Record<string, unknown>>);
  const match = startMatch(game, { setup: order.setup ?? undefined, seed: order.seed, hold: "auto" });
  const bot = randomBot(1);
  let answers = 0;
  for (; answers < MOST_ANSWERS && match.decision !== null; answers += 1) {
    const step = match.answer(match.decision.seat, bot.answer(match.seen));
    if (!step.ok) throw new Error(step.reason);
  }
  const broken = game.invariants(match);
  if (broken.length > 0) throw new Error(`After ${answers} answers: ${broken.join(" ")}`);
  const { name, version } = plugin;
  return {
    name: String(name),
    version,
    exported,
    isMade,
    acts,
    lanes: lanesOf({ game, acts, setup: order.setup ?? undefined }),
    answers,
  };
}

const HOWS = {
  on: "hears",
  trigger: "follows",
  modify: "changes",
  offer: "offers at",
  replace: "replaces",
  veto: "may stop",
} as const;

const actsOf = (behaviour: Readonly<Record<string, unknown>>): Tried["acts"] =>
  Object.entries(HOWS).flatMap(([verb, how]) =>
    Object.keys((behaviour[verb] as object | undefined) ?? {}).map((at) => ({ at, how })),
  );
