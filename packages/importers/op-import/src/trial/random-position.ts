import type { Extras } from "./extras.js";
import type { Plan, Where } from "./plans.js";
import { codeOfTool } from "./tools.js";

/** A small source of chance of its own: the same seed, the same position. */
export function randomOf(seed: number): (most: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * most);
  };
}

/** The card under trial, and where it lies. */
export interface Placed {
  readonly code: string;
  readonly kind: string;
  readonly where: Where;
}

/** A position around a card of seat 0 in which many things can be so: Life, DON!!, hands, trashes and boards at random. */
export function randomPosition(extras: Extras, placed: Placed, seed: number, { active, phase, tool }: Plan): object {
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const some = (most: number, from: () => string): string[] => Array.from({ length: random(most + 1) }, from);
  const isBoring = random(4) === 0;
  const anything = () => {
    if (random(4) === 0) return pick(random(6) === 0 ? extras.stages : extras.events);
    return pick(random(4) === 0 ? extras.other : extras.fitting);
  };
  const character = () => ({
    card: pick(isBoring || random(4) === 0 ? extras.other : extras.fitting),
    rested: random(2) === 0,
    don: random(4) === 0 ? 1 + random(2) : 0,
    new: random(6) === 0,
  });
  const side = (isOwn: boolean) => {
    const isCard = (where: Where) => isOwn && placed.where === where;
    const tools = tool !== undefined && isOwn === (active === 0) ? [codeOfTool(tool)] : [];
    const onField = isOwn && (placed.where === "field" || placed.where === "rested");
    const self = {
      card: placed.code,
      rested: placed.where === "rested",
      don: random(2) === 0 ? 2 : random(3),
      new: placed.kind === "Character" && random(5) === 0,
    };
    const characters = Array.from({ length: random(4) }, character);
    const leader = {
      card: pick([extras.leaders[0], ...extras.leaders]),
      rested: random(3) === 0,
      don: random(3),
    };
    const isLeader = onField && placed.kind === "Leader";
    const given =
      characters.reduce((sum, one) => sum + one.don, 0) + (isLeader ? 0 : leader.don) + (onField ? self.don : 0);
    const don = random(3) === 0 ? 10 - given : random(11 - given);
    const rested = random(don + 1);
    return {
      leader: isLeader ? { ...self, new: false } : leader,
      characters: [...(onField && placed.kind === "Character" ? [self] : []), ...characters],
      ...(onField && placed.kind === "Stage"
        ? { stage: { card: placed.code, rested: self.rested } }
        : random(3) === 0
          ? { stage: pick(extras.stages) }
          : {}),
      hand: [...(isCard("hand") ? [placed.code] : []), ...tools, ...some(7, anything)],
      deck: Array.from({ length: random(6) === 0 ? 1 : 12 }, anything),
      trash: [...(isCard("trash") ? [placed.code] : []), ...some(random(2) === 0 ? 30 : 4, anything)],
      life: [
        ...(isCard("life") ? [placed.code] : []),
        ...some(random(2) === 0 ? 1 : 5, anything).map((card) => (random(4) === 0 ? { card, faceUp: true } : card)),
      ],
      don: random(2) === 0 ? { active: don, rested: 0 } : { active: don - rested, rested },
    };
  };
  return { sides: [side(true), side(false)], turn: 7 + random(4), active, phase };
}
