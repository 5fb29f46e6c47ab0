import type { Table } from "@riposte/warhammer-40k";
import { type Counting, ofSeat } from "../../voice/tally.js";
import type { Slices } from "../../voice/voice.js";

/** Wounds and losses count for the player who did not suffer them. */
const inflicted = (label: string, event: string, field: string): Counting => ({
  label,
  of({ type, payload }, slices: Slices) {
    if (type !== event) return null;
    const facts = payload as Readonly<Record<string, unknown>>;
    const owner = (slices["warhammer-40k"] as Table).units[String(facts.unit)]?.seat;
    return owner === undefined ? null : { seat: 1 - owner, amount: Number(facts[field]) };
  },
});

/** What a battle is counted in afterwards. */
export const battleCounted: readonly Counting[] = [
  inflicted("wounds dealt", "models:wounded", "wounds"),
  inflicted("models slain", "models:slain", "count"),
  ofSeat("units lost", "unit:destroyed"),
  ofSeat("stratagems", "command:spent"),
];
