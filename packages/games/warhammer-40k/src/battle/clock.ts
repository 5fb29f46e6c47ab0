import { end } from "@riposte/kernel";
import type { EffectsIn, WarMatch, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { PHASES, type Phase } from "../slice.js";
import { partsOf, woundsLeft } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { returnLoans } from "./firing-deck.js";
import { isArmyLeft, tableOf } from "./line-up.js";
import { expire } from "./marks.js";
import { forfeitReserves, LAST_ARRIVALS } from "./reserves.js";

type Clock = EffectsIn<"battle" | "round" | "turn" | "phase" | "command">;

const ROUNDS = 5;

/** Rounds, turns and phases (rules 9). */
export const clock: Clock = {
  "round:begin": (table, _effect, match) => {
    table.round += 1;
    table.sides = table.sides.map((side) => ({ ...side, gained: 0 }));
    if (table.begins === null) table.turn = table.first;
    match.publish("round:began", { round: table.round });
  },

  "turn:begin": (table, _effect, match) => {
    const units = match.own(table, "units");
    for (const id of Object.keys(units)) {
      if (table.begins !== null) continue;
      const unit = match.own(units, id) as Unit;
      // what was done counts for the turn; a unit's own shooting and moving for all its own turn
      const {
        heroic: _heroic,
        disembarked: _disembarked,
        short: _short,
        indirect: _indirect,
        acted: _acted,
        ...custom
      } = unit.combat.custom;
      unit.combat = { ...unit.combat, charged: false, fought: false, custom };
      if (unit.seat !== table.turn && custom.revealed !== undefined) {
        const { revealed: _revealed, ...others } = custom;
        unit.combat = { ...unit.combat, custom: others };
      }
      if (unit.seat === table.turn) unit.combat = { ...unit.combat, moved: "none", shot: false };
    }
    match.publish("turn:began", { round: table.round, seat: table.turn });
  },

  "phase:begin": (table, { phase }, match) => {
    table.phase = phase;
    table.begins = null;
    table.rushed = [];
    expire(table, { at: "startOfPhase", phase, seat: table.turn }, match);
    const units = match.own(table, "units");
    for (const id of Object.keys(units)) {
      const { seat, combat } = units[id] as Unit;
      if (phase === "command" && seat === table.turn && combat.battleShocked && !termsOf(match).shockLasts)
        (match.own(units, id) as Unit).combat = { ...combat, battleShocked: false };
      if (combat.fought) (match.own(units, id) as Unit).combat = { ...(units[id] as Unit).combat, fought: false };
      if (partsOf(units[id] as Unit).every(({ models }) => models.every(({ allocated }) => !allocated))) continue;
      const unit = match.own(units, id) as Unit;
      unit.models = unit.models.map((models) => ({ ...models, allocated: false }));
      unit.leaders = unit.leaders.map((leader) => ({
        ...leader,
        models: leader.models.map((models) => ({ ...models, allocated: false })),
      }));
    }
    match.publish("phase:began", { round: table.round, seat: table.turn, phase });
  },

  "phase:end": (table, _effect, match) => {
    table.acting = null;
    returnLoans(table, match);
    expire(table, { at: "endOfPhase" }, match);
    match.publish("phase:ended", { round: table.round, seat: table.turn, phase: table.phase });
  },

  "turn:end": (table, _effect, match) => {
    expire(table, { at: "endOfTurn" }, match);
    match.publish("turn:ended", { round: table.round, seat: table.turn });
    table.turn = 1 - table.turn;
  },

  "round:end": (table, _effect, match) => {
    expire(table, { at: "endOfRound" }, match);
    if (table.round === LAST_ARRIVALS) forfeitReserves(match);
    match.publish("round:ended", { round: table.round });
  },

  // beside the automatic one at most 1 a round
  "command:gain": (table, { seat, amount, by, automatic }, match) => {
    const side = match.own(match.own(table, "sides"), seat);
    const { mostExtraCommand } = termsOf(match);
    const gained = automatic || mostExtraCommand === null ? amount : Math.min(amount, mostExtraCommand - side.gained);
    if (gained <= 0) return;
    side.commandPoints += gained;
    if (!automatic) side.gained += gained;
    match.publish("command:gained", { seat, amount: gained, by });
  },

  "command:spend": (table, { seat, amount, by }, match) => {
    const side = match.own(match.own(table, "sides"), seat);
    side.commandPoints -= amount;
    match.publish("command:spent", { seat, amount, by });
  },

  "battle:begin": (_table, _effect, match) => match.publish("battle:began", {}),

  "battle:end": (table, { resigned }, match) => {
    const left = [0, 1].map((seat) =>
      Object.values(table.units)
        .filter((unit) => unit.seat === seat)
        .reduce((sum, unit) => sum + woundsLeft(unit), 0),
    );
    const points = table.sides.map(({ victoryPoints }) => victoryPoints);
    // an army without units has lost; else victory points decide
    const alive = [0, 1].filter((seat) => seat !== resigned && isArmyLeft(match, seat));
    const most = Math.max(...points);
    const winners = alive.length === 1 ? alive : [0, 1].filter((seat) => points[seat] === most);
    match.queue(
      end({
        winners: winners.length === 2 ? [] : winners,
        victoryPoints: points,
        woundsLeft: left,
        rounds: table.round,
        ...(resigned !== undefined && { resigned }),
      }),
    );
  },
};

/** Does the turn begin after this phase? Only where a written position says so. */
export const startsLater = (match: WarReads, { than }: { readonly than: Phase }): boolean => {
  const { begins } = tableOf(match);
  return begins !== null && PHASES.indexOf(begins) > PHASES.indexOf(than);
};

/** The second player's turn is left when the first one's has just ended. */
export const isTurnLeft = (match: WarReads): boolean => tableOf(match).turn !== tableOf(match).first;

export const isBattleOver = (match: WarReads): boolean =>
  tableOf(match).round >= ROUNDS || [0, 1].some((seat) => !isArmyLeft(match, seat));

export const gainCommand = (match: WarMatch): void => {
  for (const seat of match.order())
    match.queue({ type: "command:gain", seat, amount: 1, by: "Command phase", automatic: true });
};
