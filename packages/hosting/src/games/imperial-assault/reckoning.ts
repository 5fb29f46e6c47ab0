import {
  type Die,
  isAttackDie,
  poolOutcomes,
  type ResultSymbol,
  resultsOf,
  type Table,
} from "@riposte/imperial-assault";
import { counted } from "@riposte/words";
import type { Luck } from "../../voice/luck.js";
import { type Counting, ofSeat } from "../../voice/tally.js";
import type { SeenEvent, Slices } from "../../voice/voice.js";

/** A defeated figure has left the table, but the id of a mustered figure begins with its seat. */
function ownerOf(slices: Slices, figure: unknown): number | undefined {
  const there = (slices["imperial-assault"] as Table).figures[String(figure)]?.seat;
  const [, seat] = /^(\d+)\./.exec(String(figure)) ?? [];
  return there ?? (seat === undefined ? undefined : Number(seat));
}

/** What a skirmish is counted in afterwards. */
export const skirmishCounted: readonly Counting[] = [
  {
    label: "damage dealt",
    of({ type, payload }, slices) {
      if (type !== "figure:damaged") return null;
      const { figure, amount } = payload as { readonly figure: string; readonly amount: number };
      const owner = ownerOf(slices, figure);
      return owner === undefined ? null : { seat: 1 - owner, amount };
    },
  },
  {
    label: "attacks",
    of({ type, payload }, slices) {
      const owner = ownerOf(slices, (payload as { readonly attacker?: string } | null)?.attacker);
      return type !== "attack:declared" || owner === undefined ? null : { seat: owner, amount: 1 };
    },
  },
  ofSeat("figures lost", "figure:fell"),
  ofSeat("cards played", "cc:played"),
];

interface Rolled {
  readonly dice: readonly { readonly die: Die; readonly face: number }[];
}

/** The rarer of the two: so many hits, or so many blocks. */
export function rollLuck({ type, payload }: SeenEvent): Luck | null {
  if (type !== "attack:rolled") return null;
  const { dice } = payload as Rolled;
  const attack = dice.filter(({ die }) => isAttackDie(die));
  const defense = dice.filter(({ die }) => !isAttackDie(die));
  const [hits, blocks] = [luckOf(attack, "hit"), luckOf(defense, "block")];
  return blocks.chance < hits.chance ? blocks : hits;
}

function luckOf(dice: Rolled["dice"], symbol: ResultSymbol & ("hit" | "block")): Luck {
  const rolled = resultsOf(dice)[symbol];
  const outcomes = poolOutcomes(dice.map(({ die }) => die));
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0);
  const asGood = outcomes.filter(({ results }) => results[symbol] >= rolled).reduce((sum, { ways }) => sum + ways, 0);
  const pool = dice.map(({ die }) => die).join(", ");
  return { chance: asGood / all, words: `${counted(rolled, symbol)} with ${pool}` };
}
