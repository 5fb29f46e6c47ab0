import { type BodyCard, faceOf, type Surge, spellSurge, surgeAmount } from "@riposte/imperial-assault";
import { context } from "./position.js";

/** A printed surge ability, and an attack in which buying it makes the difference. */
export interface PrintedDuel {
  readonly name: string;
  readonly key: string;
  readonly surge: Surge;
  readonly attacker: BodyCard;
  readonly faces: readonly number[];
  readonly surges: number;
  /** Spaces from the attacker to the target. */
  readonly far: number;
  /** What gets through: hits, or nothing where nothing is bought. */
  readonly hits: number;
  /** Blocks of the target: as many as the ability pierces. */
  readonly blocks: number;
}

const LONGEST = 6;

/** Keywords of the attacker that would do the same as what it buys, or ask for more. */
const BLURRING = ["pierce", "blast", "cleave", "conditions", "professional"] as const;

/** Every printed surge ability without a name of its own, once. */
export function printedDuels(): readonly PrintedDuel[] {
  const duels = new Map<string, PrintedDuel>();
  const bodies = Object.values(context.facts.deployment)
    .filter((card): card is BodyCard => "health" in card)
    .filter(({ keywords }) => !BLURRING.some((keyword) => keywords[keyword] !== undefined));
  // small figures first: they are easier to place
  bodies.sort((a, b) => a.base.width * a.base.length - b.base.width * b.base.length);
  for (const attacker of bodies) {
    for (const [index, surge] of attacker.surges.entries()) {
      const name = `surge: ${spellSurge(surge)}`;
      if (surge.ability !== undefined || duels.has(name)) continue;
      const duel = duelOf(attacker, surge);
      if (duel !== undefined) duels.set(name, { name, key: `${attacker.id}:${index}`, surge, attacker, ...duel });
    }
  }
  return [...duels.values()];
}

type Rolled = Pick<PrintedDuel, "faces" | "surges" | "far" | "hits" | "blocks">;

/** The first roll with hits that pays for the ability, at a distance that needs exactly its accuracy. */
function duelOf({ attack, keywords }: BodyCard, surge: Surge): Rolled | undefined {
  const { dice = [], type } = attack ?? {};
  const { accuracy: gained = 0, pierce: blocks = 0, hit: more = 0, surgeCost = 1, blast } = surge;
  for (const faces of rolls(dice)) {
    const shown = faces.map((face, at) => faceOf(dice[at] as Parameters<typeof faceOf>[0], face));
    const sum = (symbol: "accuracy" | "hit" | "surge") =>
      shown.reduce((total, one) => total + one[symbol], keywords[symbol] ?? 0);
    const far = type === "melee" ? 1 : Math.min(LONGEST, sum("accuracy") + gained);
    const isExact = gained === 0 || type === "melee" || sum("accuracy") + gained === far;
    // whoever stands next to a blast is caught in it
    if (far < (blast === undefined || type === "melee" ? 1 : 2) || !isExact) continue;
    const hits = sum("hit") + more;
    if (sum("surge") >= surgeCost && hits > 0 && hits < 9) return { faces, surges: sum("surge"), far, hits, blocks };
  }
  return undefined;
}

function* rolls(dice: readonly string[]): Generator<readonly number[]> {
  for (let roll = 0; roll < 6 ** dice.length && dice.length > 0; roll++) {
    yield dice.map((_, at) => Math.floor(roll / 6 ** at) % 6);
  }
}

/** How much an amount of the ability is in this attack. */
export const amountIn = ({ surges }: PrintedDuel, amount: Surge["cleave"]): number =>
  amount === undefined ? 0 : surgeAmount(amount, surges);
