import { damageIn, explained, type Reading, resultsIn, SYMBOLS } from "@riposte/imperial-assault";
import type { NumberShown, NumberSource } from "../../game-descriptor.js";
import { readingOf } from "./reading.js";
import { contextAtTable as context } from "./skirmish-cards.js";

/** Results and damage of the attack under way, speed and health of every figure. */
export function imperialAssaultNumbers(match: NumberSource): readonly NumberShown[] {
  const reads = readingOf(match.slices, match);
  const table = reads.slices["imperial-assault"];
  return [...figureNumbers(match, table), ...(table.attacks.length === 0 ? [] : attackNumbers(reads))];
}

function attackNumbers(reads: Reading): readonly NumberShown[] {
  const { value, because } = explained((why) => resultsIn(reads, why));
  const symbols = SYMBOLS.map((symbol) => ({
    id: `attack.${symbol}`,
    label: symbol,
    value: value[symbol],
    because: because.filter(({ field }) => field === symbol),
  }));
  return [...symbols, { id: "attack.damage", label: "damage", ...explained((why) => damageIn(reads, why)) }];
}

function figureNumbers(match: NumberSource, table: Reading["slices"]["imperial-assault"]): readonly NumberShown[] {
  return Object.values(table.figures).flatMap(({ id, card }) => {
    const { speed, health } = context().body(card);
    const subject = { figure: id };
    return [
      { id: `${id}.speed`, label: "speed", ...match.explain("figure:speed", subject, speed) },
      { id: `${id}.health`, label: "health", ...match.explain("figure:health", subject, health) },
    ];
  });
}
