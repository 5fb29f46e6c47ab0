import type { DeepReadonly } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Side, Table } from "../slice.js";

/** What things are worth beside each other, and how big a lead is as good as won. */
const WORTH = { life: 1.6, hand: 0.5, character: 0.5, cost: 0.35, don: 0.15 };
const LEAD = 2.5;

/** What a table is worth to each seat, from 0 to 1: Life, cards in hand, Characters and DON!! against the other's. */
export function judgeTable(context: Context, table: DeepReadonly<Table>): readonly [number, number] {
  const worth = ({ life, hand, characters, don }: DeepReadonly<Side>): number =>
    WORTH.life * life.length +
    WORTH.hand * hand.length +
    WORTH.don * (don.active + don.rested) +
    characters.reduce((sum, id) => {
      const { cost = 0 } = context.info(table.cards[id]?.code ?? "");
      return sum + WORTH.character + WORTH.cost * (cost ?? 0);
    }, 0);
  const lead = worth(table.sides[0] as Side) - worth(table.sides[1] as Side);
  const first = 1 / (1 + Math.exp(-lead / LEAD));
  return [first, 1 - first];
}
