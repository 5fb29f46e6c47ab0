import type { Behaviour } from "@riposte/kernel";
import type { OnePiece, OpMatch } from "./declared.js";
import { isBattleOff } from "./rules/battle.js";
import { determineDamage, hasDamageLeft, keepLife, reportDamage, takeLife } from "./rules/damage.js";
import { askMulligans, decideFirst } from "./rules/setup.js";
import type { Table } from "./slice.js";
import { otherSeat, tableOf } from "./table/lookup.js";

type Actions = NonNullable<Behaviour<OnePiece>["actions"]>;
type Guards = NonNullable<Behaviour<OnePiece>["guards"]>;
type Whose = { readonly whose: "own" | "other" };

/** What the machines' actions do. */
export const actions: Actions = {
  shuffleDecks: (match) => forEachSeat(match, (seat) => match.queue({ type: "deck:shuffle", seat })),
  decideFirst,
  askMulligans,
  layLife: (match) => forEachSeat(match, (seat) => match.queue({ type: "setup:life", seat })),
  closeTurn: (match, { whose }: Whose) => match.queue({ type: "turn:close", seat: seatOf(match, whose) }),
  expireEndPhase: (match, { whose }: Whose) =>
    match.queue({ type: "marks:expire", at: "end-phase", whose: seatOf(match, whose) }),
  declareAttack: (match) => {
    const { attacker, target } = match.vars as { readonly attacker: number; readonly target: number };
    match.queue({ type: "battle:begin", attacker, target });
  },
  determineDamage,
  takeLife,
  keepLife,
  reportDamage,
};

/** A called battle has variables; one that a position begins with has none. */
const beginsAt =
  (begins: Table["begins"]) =>
  (match: OpMatch): boolean =>
    tableOf(match).begins === begins && match.vars.attacker === undefined;

/** What the machines ask of the table. */
export const guards: Guards = {
  isPosition: (match) => tableOf(match).begins !== "setup",
  isInMain: (match) => isFirstTurnOf(match) && tableOf(match).begins === "main",
  isInEnd: (match) => isFirstTurnOf(match) && tableOf(match).begins === "end",
  isInBattle: (match) => isFirstTurnOf(match) && tableOf(match).begins.startsWith("battle-"),
  isAtAttack: beginsAt("battle-attack"),
  isAtBlock: beginsAt("battle-block"),
  isAtCounter: beginsAt("battle-counter"),
  isAtDamage: beginsAt("battle-damage"),
  isBattleOff,
  hasDamageLeft,
};

/** Only the first turn of a position begins in the middle: later ones have come through the End Phase. */
const isFirstTurnOf = (match: OpMatch): boolean => tableOf(match).phase === "main";

const seatOf = (match: OpMatch, whose: "own" | "other"): number =>
  whose === "own" ? tableOf(match).active : otherSeat(tableOf(match).active);

function forEachSeat(match: OpMatch, act: (seat: number) => void): void {
  for (const seat of match.order()) act(seat);
}
