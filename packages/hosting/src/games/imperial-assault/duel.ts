import {
  type BodyCard,
  type Condition,
  cellName,
  type PositionFacts,
  type SetupOptions,
} from "@riposte/imperial-assault";
import type { AttackQuery } from "@riposte/surge";
import { contextAtTable as context } from "./skirmish-cards.js";

export const ATTACKER = "attacker";
export const DEFENDER = "defender";

/** A match in which one figure is about to attack another, so many spaces away on open ground, and the space it aims at. */
export function duelOf(query: AttackQuery): { readonly setup: SetupOptions; readonly targetSpace: string } {
  const { attacker, defender, distance = 1, focused, hidden, weakened, defenderHidden, defenderWeakened } = query;
  const [mine, theirs] = [context().body(attacker), context().body(defender)];
  const goal = mine.base.width + Math.max(1, distance);
  const map = {
    id: "duel",
    name: "Duel",
    spaces: block(1, goal + theirs.base.width - 1, Math.max(mine.base.length, theirs.base.length)),
    zones: { red: block(1, 1, 1), blue: block(goal, goal, 1) },
  };
  const seats: PositionFacts["seats"] = [
    side(ATTACKER, mine, 1, { focus: focused, hide: hidden, weaken: weakened }),
    side(DEFENDER, theirs, goal, { hide: defenderHidden, weaken: defenderWeakened }),
  ];
  return {
    setup: { map: map as SetupOptions["map"], position: { activating: { figure: ATTACKER, actions: 1 }, seats } },
    targetSpace: cellName({ column: goal, row: 1 }),
  };
}

type Conditions = Readonly<Partial<Record<Condition, boolean | undefined>>>;

function side(id: string, { id: card, base }: BodyCard, from: number, conditions: Conditions) {
  const listed = context().facts.deployment[card];
  const affiliation = listed !== undefined && "affiliation" in listed ? listed.affiliation : "neutral";
  const suffered = Object.entries(conditions).flatMap(([condition, has]) =>
    has === true ? [condition as Condition] : [],
  );
  const at = block(from, from + base.width - 1, base.length).join("+");
  return {
    affiliation: affiliation === "neutral" ? ("mercenary" as const) : affiliation,
    groups: [{ id: `group of ${id}`, card, figures: [{ id, at, conditions: suffered }] }],
  };
}

/** The spaces of some columns, from the first row on. */
const block = (from: number, to: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => row + 1).flatMap((row) =>
    Array.from({ length: to - from + 1 }, (_, at) => cellName({ column: from + at, row })),
  );
