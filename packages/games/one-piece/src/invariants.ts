import type { OpReads } from "./declared.js";
import { MOST_CHARACTERS } from "./rules/playing.js";
import type { SideView } from "./table/lookup.js";
import { isOnField, tableOf } from "./table/lookup.js";

/** What holds after every input: a sentence for each that does not. */
export function invariants(match: OpReads): readonly string[] {
  const table = tableOf(match);
  const broken: string[] = [];
  const placed = new Set<number>();
  for (const seat of [0, 1]) {
    const side = table.sides[seat] as SideView;
    if (side.characters.length > MOST_CHARACTERS) broken.push(`seat ${seat} has ${side.characters.length} Characters`);
    for (const [zone, ids] of zonesOf(side)) {
      for (const id of ids) {
        const card = table.cards[id];
        if (placed.has(id)) broken.push(`card ${id} is in two places`);
        placed.add(id);
        if (card?.zone !== zone || card.owner !== seat)
          broken.push(`card ${id} lies in the ${zone} of seat ${seat}, and says ${card?.zone} of ${card?.owner}`);
      }
    }
    const given = Object.values(table.cards).reduce((sum, card) => sum + (card.owner === seat ? card.don : 0), 0);
    const { deck, active, rested, staying, total } = side.don;
    if (deck + active + rested + given !== total)
      broken.push(`seat ${seat} has ${deck + active + rested + given} DON!!, not ${total}`);
    if (Math.min(deck, active, rested, staying) < 0 || staying > rested) broken.push(`seat ${seat} owes DON!!`);
    broken.push(...staleMarks(side.marks, table.turn).map((kind) => `seat ${seat} keeps a mark ${kind} past its end`));
  }
  for (const [id, card] of Object.entries(table.cards)) {
    if (card.zone !== "none" && !placed.has(Number(id))) broken.push(`card ${id} is nowhere`);
    if (card.don > 0 && card.zone !== "leader" && card.zone !== "character")
      broken.push(`card ${id} in the ${card.zone} has DON!!`);
    if (card.faceUp && card.zone !== "life" && card.zone !== "none")
      broken.push(`card ${id} is face-up in the ${card.zone}`);
    if (card.rested && !isOnField(card)) broken.push(`card ${id} is rested in the ${card.zone}`);
    broken.push(...staleMarks(card.marks, table.turn).map((kind) => `card ${id} keeps a mark ${kind} past its end`));
  }
  if (table.battle !== null && table.battle.seat !== table.active) broken.push("the other player attacks");
  return broken;
}

/** Marks whose moment lies in an earlier turn: two turns of a player are never four apart. */
const staleMarks = (marks: SideView["marks"], turn: number): readonly string[] =>
  marks.flatMap(({ kind, until }) =>
    until !== null && until.at !== "battle" && turn > until.from + LONGEST_WAIT ? [kind] : [],
  );
const LONGEST_WAIT = 3;

const zonesOf = (side: SideView) =>
  [
    ["leader", [side.leader]],
    ["character", side.characters],
    ["stage", side.stage === null ? [] : [side.stage]],
    ["hand", side.hand],
    ["deck", side.deck],
    ["trash", side.trash],
    ["life", side.life],
  ] as const;
