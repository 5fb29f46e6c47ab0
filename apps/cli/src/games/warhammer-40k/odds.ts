import { type AttackOdds, combatRules, describe, exactAttack } from "@riposte/combat";
import {
  type AttackDescription,
  type Carried,
  carriedBy,
  meanOf,
  type Pmf,
  Situation,
  type Unit,
} from "@riposte/warhammer-40k";
import type { Arguments } from "../../arguments.js";
import { UserMistake, unknownName } from "../../user-mistake.js";
import type { OddsReport } from "../game-entry.js";
import { library, units } from "./plugins.js";

const FARTHEST = 200;
const BAR = 40;

/** The exact odds of one weapon of a unit against another unit. */
export function oddsReport(args: Arguments): OddsReport {
  const attacker = { ...unitNamed(args, "attacker"), seat: 0 };
  const target = { ...unitNamed(args, "defender"), seat: 1 };
  const carried = weaponNamed(attacker, args.text("weapon"));
  const distance = args.count("distance", { min: 0, max: FARTHEST, otherwise: 12 });
  const query = {
    attacker: {
      ...attacker,
      combat: { ...attacker.combat, moved: args.isSet("stationary") ? "stationary" : "normal" },
    },
    target: { ...target, combat: { ...target.combat, cover: args.isSet("cover") } },
    part: carried.part.id,
    weapon: carried.profile.id,
    count: carried.count,
    situation: Situation.parse({ distance }),
  } as const;
  const description = describe(combatRules(library()), query);
  const odds = exactAttack(description);
  return { lines: linesOf(attacker, target, description, odds), json: { description, ...jsonOf(odds) } };
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
function weaponNamed(unit: Unit, id: string | undefined): Carried {
  const carried = carriedBy(unit);
  const found = carried.find(({ profile }) => (id === undefined ? profile.type === "ranged" : profile.id === id));
  const chosen = found ?? (id === undefined ? carried[0] : undefined);
  if (chosen !== undefined) return chosen;
  const names = carried.map(({ profile }) => profile.id);
  throw unknownName("UNKNOWN_CARD", { owner: unit.id, kind: "weapon" }, id ?? "", names);
}

const jsonOf = (odds: AttackOdds) =>
  Object.fromEntries(
    Object.entries(odds).map(([name, pmf]) => [name, { mean: meanOf(pmf as Pmf), pmf: Array.from(pmf as Pmf) }]),
  );

function linesOf(
  attacker: Unit,
  target: Unit,
  { weapon, weapons, hit, wound, defences }: AttackDescription,
  odds: AttackOdds,
): readonly string[] {
  const because = [hit, wound, ...defences.map(({ save }) => save)].flatMap((roll) => roll.because.map(({ by }) => by));
  const means = Object.entries(odds).map(([name, pmf]) => `${name} ${meanOf(pmf as Pmf).toFixed(2)}`);
  return [
    `${attacker.name ?? attacker.id}: ${weapons} ${weapon} at ${target.name ?? target.id}`,
    `  hits on ${hit.automatic ? "everything" : `${hit.needed}+${signed(hit.modifier)}`}, wounds on ${wound.needed}+${signed(wound.modifier)}, saves on ${defences.map(({ save }) => `${save.needed}+`).join(", ")}`,
    ...(because.length === 0 ? [] : [`  because of ${[...new Set(because)].join(", ")}`]),
    `  on average: ${means.join(", ")}`,
    "  slain    chance  at least",
    ...histogram(odds.slain),
  ];
}

function histogram(pmf: Pmf): readonly string[] {
  const most = Math.max(...pmf);
  return Array.from(pmf, (chance, n) => {
    const atLeast = pmf.slice(n).reduce((sum, one) => sum + one, 0);
    const bar = "█".repeat(Math.round((chance / most) * BAR));
    return `  ${String(n).padStart(5)}  ${percent(chance)}  ${percent(atLeast)}  ${bar}`.trimEnd();
  });
}

const signed = (modifier: number): string => (modifier === 0 ? "" : ` (${modifier > 0 ? "+" : ""}${modifier})`);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`.padStart(8);
