import { end } from "@riposte/kernel";
import type { Effects, WarMatch, WarReads } from "../declared.js";
import { PHASES, type Phase } from "../slice.js";
import { partsOf, woundsLeft } from "../unit/parts.js";
import type { Unit } from "../unit/unit.js";
import { tableOf, unitsOf } from "./line-up.js";
import { expire } from "./marks.js";

type Clock = Pick<
  Effects,
  "round:begin" | "turn:begin" | "phase:begin" | "phase:end" | "turn:end" | "round:end" | "battle:end" | "command:gain"
>;

const ROUNDS = 5;

/** Rounds, turns and phases (rules 9). */
export const clock: Clock = {
  "round:begin": (table, _effect, match) => {
    table.round += 1;
    if (table.begins === null) table.turn = table.first;
    match.publish("round:began", { round: table.round });
  },

  "turn:begin": (table, _effect, match) => {
    const units = match.own(table, "units");
    for (const id of Object.keys(units)) {
      if (units[id]?.seat !== table.turn || table.begins !== null) continue;
      const unit = match.own(units, id) as Unit;
      unit.combat = { ...unit.combat, moved: "none", charged: false, shot: false, fought: false };
    }
    match.publish("turn:began", { round: table.round, seat: table.turn });
  },

  "phase:begin": (table, { phase }, match) => {
    table.phase = phase;
    table.begins = null;
    expire(table, { at: "startOfPhase", phase, seat: table.turn }, match);
    const units = match.own(table, "units");
    for (const id of Object.keys(units)) {
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
    match.publish("round:ended", { round: table.round });
  },

  "command:gain": (table, { seat, amount, by }, match) => {
    const side = match.own(match.own(table, "sides"), seat);
    side.commandPoints += amount;
    match.publish("command:gained", { seat, amount, by });
  },

  "battle:end": (_table, _effect, match) => {
    const left = [0, 1].map((seat) => unitsOf(match, seat).reduce((sum, unit) => sum + woundsLeft(unit), 0));
    const most = Math.max(...left);
    const winners = left.flatMap((wounds, seat) => (wounds === most ? [seat] : []));
    match.queue(end({ winners: winners.length === 2 ? [] : winners, woundsLeft: left }));
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
  tableOf(match).round >= ROUNDS || [0, 1].some((seat) => unitsOf(match, seat).length === 0);

export const gainCommand = (match: WarMatch): void => {
  for (const seat of match.order()) match.queue({ type: "command:gain", seat, amount: 1, by: "Command phase" });
};
