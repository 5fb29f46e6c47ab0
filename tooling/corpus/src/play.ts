import { findGame } from "@riposte/hosting";
import type { Key } from "@riposte/kernel";
import {
  type Bot,
  type Game,
  type LiveMatch,
  type Refusal,
  type Save,
  type Step,
  saveMatch,
  startMatch,
} from "@riposte/kernel/run";
import type { Plan } from "./plan.js";

/** A plan carried out. */
export interface Played {
  readonly game: Game;
  readonly match: LiveMatch<unknown>;
  readonly setup: unknown;
  /** The moment of the plan that is worth a save. */
  readonly save: Save | null;
}

const MAX_INPUTS = 3000;

/** The composition a recording was made with, as it is now. */
export async function compositionOf(id: string, plugins?: readonly string[]): Promise<Game> {
  const composed = (await findGame(id)?.load())?.compose(plugins);
  if (composed === undefined) throw new Error(`There is no game "${id}".`);
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  return composed.game;
}

/** Lets bots play a match; the same plan gives the same match as long as rules and bots are the same. */
export async function play(plan: Plan): Promise<Played> {
  const { seed, setup = {}, hold = "auto" } = plan;
  const game = await compositionOf(plan.game, plan.plugins);
  const bots = await botsOf(plan, game);
  const match = startMatch(game, { seed, setup, hold });
  let save: Save | null = null;
  while (match.outcome === null && match.inputs.length < MAX_INPUTS) {
    const before = match.inputs.length;
    accept(plan, nextStep(plan, match, bots));
    if (match.inputs.length === before) throw new Error(`${plan.name} does not get on.`);
    if (save === null && plan.savesWhen?.(match) === true) save = saveMatch(match);
  }
  return { game, match, setup, save };
}

async function botsOf({ game: id, seed, bots }: Plan, game: Game): Promise<readonly Bot[]> {
  const entries = (await findGame(id)?.load())?.bots ?? {};
  return bots.map((name, seat) => {
    const entry = entries[name];
    if (entry === undefined) throw new Error(`"${id}" has no bot "${name}".`);
    return entry.create(`${seed}/${seat}`, game);
  });
}

function nextStep(plan: Plan, match: LiveMatch<unknown>, bots: readonly Bot[]): Step | Refusal {
  const { isFickle, resignsAfter } = plan;
  const { seat } = match.seen;
  const entered = match.inputs.length;
  if (resignsAfter !== undefined && entered >= resignsAfter) return match.resign(seat);
  if (isFickle === true && entered % 40 === 19)
    return match.undo({ by: seat, to: match.line.length - 3, consent: everybody(match) });
  if (isFickle === true && entered % 40 === 30)
    return match.setPolicy(seat, { set: "hold", hold: entered % 80 === 30 ? "always" : "auto" });
  return match.answer(seat, preferred(plan, match) ?? (bots[seat] ?? (bots.at(-1) as Bot)).answer(match.seen));
}

function preferred({ prefers }: Plan, { seen: { choice } }: LiveMatch<unknown>): Key | undefined {
  const options = prefers !== undefined && choice.kind === "one" ? choice.options : [];
  return options.find(({ key }) => prefers?.test(String(key)))?.key;
}

const everybody = ({ seats }: LiveMatch<unknown>): number[] => Array.from({ length: seats }, (_, seat) => seat);

function accept({ name }: Plan, step: Step | Refusal): void {
  if (!step.ok) throw new Error(`${name}: ${step.code}: ${step.reason}`, { cause: step.cause });
}
