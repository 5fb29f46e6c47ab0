import type { DeepReadonly } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Side, Table } from "../slice.js";

/** What tells who is winning, by name: how much more of it the first player has. */
type Signs = Readonly<Record<keyof typeof WEIGHTS, number>>;

/** What each sign adds to the logarithm of the odds: found by `pnpm bench judge one-piece 800`. */
const WEIGHTS = { life: 2.35, noLife: 1.46, hand: 1.04, cost: 0.064, turn: 0.23 } as const;

/** Life and cards in hand, the last ones worth most, the field, and whose turn it is. */
export function signsOf(context: Context, table: DeepReadonly<Table>): Signs {
  const [mine, theirs] = [0, 1].map((seat) => sideSigns(context, table, table.sides[seat] as DeepReadonly<Side>)) as [
    SideSigns,
    SideSigns,
  ];
  return {
    life: mine.life - theirs.life,
    noLife: mine.noLife - theirs.noLife,
    hand: mine.hand - theirs.hand,
    cost: mine.cost - theirs.cost,
    turn: table.active === 0 ? 1 : -1,
  };
}

/** What a table is worth to each seat, from 0 to 1: how often greedy bots win from one like it. */
export function judgeTable(context: Context, table: DeepReadonly<Table>): readonly [number, number] {
  const signs = signsOf(context, table);
  const odds = (Object.keys(WEIGHTS) as (keyof Signs)[]).reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);
  const first = 1 / (1 + Math.exp(-odds));
  return [first, 1 - first];
}

type SideSigns = Omit<Signs, "turn">;

function sideSigns(
  context: Context,
  { cards }: DeepReadonly<Table>,
  { life, hand, characters }: DeepReadonly<Side>,
): SideSigns {
  return {
    life: Math.sqrt(life.length),
    noLife: life.length === 0 ? 1 : 0,
    hand: Math.sqrt(hand.length),
    cost: characters.reduce((sum, id) => sum + (context.info(cards[id]?.code ?? "").cost ?? 0), 0),
  };
}
