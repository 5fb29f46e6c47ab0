import { warhammerLibrary as library, warhammerUnits as units } from "@riposte/catalog/warhammer-40k";
import {
  combatRules,
  type Mode,
  readAttackFile,
  reasonsOf,
  runCombatForUnit,
  type Scored,
  type UnitOdds,
  type WrittenAttack,
} from "@riposte/combat";
import { KernelError } from "@riposte/kernel";
import { type Carried, carriedBy, meanOf, type Pmf, type Unit } from "@riposte/warhammer-40k";
import type { Arguments } from "../../arguments.js";
import { readJSONFile } from "../../match-file.js";
import { UserMistake, unknownName } from "../../user-mistake.js";
import type { OddsReport } from "../game-entry.js";
import { oddsLines, rolledLines } from "./odds-lines.js";

const FARTHEST = 200;
const MOST_RUNS = 1_000_000;

/** The odds of a unit's weapons against another unit: from an attack file, or from flags. */
export function oddsReport(args: Arguments): OddsReport {
  const file = args.text("file");
  const written = file === undefined ? fromFlags(args) : readJSONFile(file);
  try {
    return resolved(readAttackFile(written, units()), args);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    // whatever the rules refuse about an attack, somebody wrote it down
    const message = error.message.slice(error.code.length + 2);
    throw new UserMistake("BAD_VALUE", file === undefined ? message : `${file}: ${message}`, { cause: error });
  }
}

function resolved(attack: WrittenAttack, args: Arguments): OddsReport {
  const { attacker, defender, profiles, situation = {}, precision = "never" } = attack;
  const options = { rules: combatRules(library()), situation, precision };
  const mode = modeOf(args);
  if (mode.mode === "roll") {
    const { descriptions, rolled } = runCombatForUnit(attacker, defender, profiles, { ...options, ...mode });
    return { lines: rolledLines(attack, descriptions, rolled), json: { descriptions, ...mode, ...rolled } };
  }
  const { descriptions, odds } = runCombatForUnit(attacker, defender, profiles, { ...options, ...mode });
  const reasons = descriptions.map(reasonsOf);
  return {
    lines: oddsLines(attack, descriptions, odds),
    json: { ...mode, descriptions, reasons, ...jsonOf(odds) },
  };
}

function modeOf(args: Arguments): Mode {
  const seed = args.text("seed") ?? "1";
  const runs = args.count("runs", { min: 1, max: MOST_RUNS, otherwise: 0 });
  if (args.isSet("roll")) return { mode: "roll", seed };
  return runs === 0 ? { mode: "exact" } : { mode: "simulate", runs, seed };
}

/** Flags as the attack file they stand for. */
function fromFlags(args: Arguments): object {
  const attacker = unitNamed(args, "attacker");
  const defender = unitNamed(args, "defender");
  const weapons = args.texts("weapon");
  const carried = weapons.length === 0 ? [weaponNamed(attacker)] : weapons.map((id) => weaponNamed(attacker, id));
  return {
    attacker: attacker.id,
    defender: defender.id,
    profiles: carried.map(({ part, profile }) => ({ part: part.id, weapon: profile.id })),
    conditions: {
      phase: carried.every(({ profile }) => profile.type === "melee") ? "fight" : "shooting",
      distance: args.count("distance", { min: 0, max: FARTHEST, otherwise: 12 }),
      cover: args.isSet("cover"),
      moved: args.isSet("stationary") ? "stationary" : "normal",
    },
  };
}

function unitNamed(args: Arguments, flag: string): Unit {
  const id = args.text(flag);
  if (id === undefined)
    throw new UserMistake("MISSING_ARGUMENT", `Who? --${flag} UNIT is missing. See: riposte odds --help`);
  const unit = units().find((known) => known.id === id);
  if (unit !== undefined) return unit;
  const names = units().map((known) => known.id);
  throw unknownName("UNKNOWN_CARD", { owner: "warhammer-40k", kind: "unit" }, id, names);
}

/** The weapon asked for; the first ranged one the unit carries when none is. */
function weaponNamed(unit: Unit, id?: string): Carried {
  const carried = carriedBy(unit);
  const found = carried.find(({ profile }) => (id === undefined ? profile.type === "ranged" : profile.id === id));
  const chosen = found ?? (id === undefined ? carried[0] : undefined);
  if (chosen !== undefined) return chosen;
  const names = carried.map(({ profile }) => profile.id);
  throw unknownName("UNKNOWN_CARD", { owner: unit.id, kind: "weapon" }, id ?? "", names);
}

const lawOf = (pmf: Pmf) => ({ mean: meanOf(pmf), pmf: Array.from(pmf) });

const scoredOf = ({ attacks, hits, wounds, raw }: Scored) => ({
  attacks: lawOf(attacks),
  hits: lawOf(hits),
  wounds: lawOf(wounds),
  raw: lawOf(raw),
});

const jsonOf = (odds: UnitOdds) => ({
  ...scoredOf(odds),
  damage: lawOf(odds.damage),
  slain: lawOf(odds.slain),
  profiles: odds.profiles.map(scoredOf),
  slainOf: Object.fromEntries(Object.entries(odds.slainOf).map(([part, pmf]) => [part, lawOf(pmf)])),
});
