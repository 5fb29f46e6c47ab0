import type { Answer } from "@riposte/kernel";
import type { Imagination, World } from "./imagination.js";
import { playingOpenly } from "./open-cards.js";
import { playOut } from "./play-out.js";
import type { SearchHelp } from "./search-help.js";

/** How many answers a first look goes on for, and how many of a long list are looked at, at most. */
const GLANCE = 4;
const LOOKED = 24;

/** Of many answers those that look best a few answers on, in one imagined match; the policy's stays the first. */
export function bestLooking(
  { enter }: Imagination,
  help: SearchHelp,
  [usual, ...others]: readonly Answer[],
  world: World,
  { most, isEnough }: { readonly most: number; readonly isEnough: () => boolean },
): readonly Answer[] {
  const worths = new Map<Answer, number>();
  for (const answer of others.slice(0, Math.min(LOOKED, most))) {
    if (isEnough()) break;
    const simulation = enter(world);
    if (simulation.answer(answer) !== undefined) continue;
    const policy = playingOpenly(help.policy(), simulation);
    const { seat, isFarEnough } = world;
    worths.set(answer, playOut(simulation, help, policy, { depth: GLANCE, isFarEnough })[seat] ?? 0);
  }
  const worth = (answer: Answer) => worths.get(answer) ?? Number.NEGATIVE_INFINITY;
  return [usual as Answer, ...others.sort((one, other) => worth(other) - worth(one))];
}
