import { damageIn, type Results, resultsIn, SYMBOLS, type Table } from "@riposte/imperial-assault";
import type { NumberShown, NumberSource } from "../../game-descriptor.js";
import { contextAtTable as context } from "./skirmish-cards.js";

/** Results and damage of the attack under way, speed and health of every figure. */
export function imperialAssaultNumbers(match: NumberSource): readonly NumberShown[] {
  const reads = match as unknown as Parameters<typeof resultsIn>[0];
  const table = reads.slices["imperial-assault"] as unknown as Table;
  return [...figureNumbers(match, table), ...(table.attacks.length === 0 ? [] : attackNumbers(reads))];
}

function attackNumbers(reads: Parameters<typeof resultsIn>[0]): readonly NumberShown[] {
  const { value, because } = resultsIn(reads);
  const symbols = SYMBOLS.map((symbol) => ({
    id: `attack.${symbol}`,
    label: symbol,
    value: (value as Results)[symbol],
    because: because.filter(({ field }) => field === symbol),
  }));
  return [...symbols, { id: "attack.damage", label: "damage", ...damageIn(reads) }];
}

function figureNumbers(match: NumberSource, table: Table): readonly NumberShown[] {
  return Object.values(table.figures).flatMap(({ id, card }) => {
    const { speed, health } = context().body(card);
    const subject = { figure: id };
    return [
      { id: `${id}.speed`, label: "speed", ...match.explain("figure:speed", subject, speed) },
      { id: `${id}.health`, label: "health", ...match.explain("figure:health", subject, health) },
    ];
  });
}
