import {
  type CombatRules,
  type HazardOdds,
  type Mode,
  readAttackFile,
  reasonsOf,
  runCombatForUnit,
  type Scored,
  type UnitOdds,
  type WrittenAttack,
  withGuests,
} from "@riposte/combat";
import { warhammerRules } from "@riposte/hosting/warhammer-40k/odds";
import { KernelError } from "@riposte/kernel";
import { carriedBy, type EditionNumber, editionOf, meanOf, type Pmf, type Unit } from "@riposte/warhammer-40k";
import type { Arguments } from "../../arguments.js";
import { loadGuests } from "../../guests/load-guests.js";
import { readJSONFile } from "../../match-file.js";
import { UserMistake } from "../../user-mistake.js";
import type { OddsReport } from "../game-entry.js";
import { rulesetAsked } from "./edition-asked.js";
import { type Armies, armiesOf } from "./odds-armies.js";
import { heldBackLines, oddsLines, rolledLines } from "./odds-lines.js";
import { rerollsOf, stratagemsOf } from "./odds-rerolls.js";

const FARTHEST = 200;
const MOST_RUNS = 1_000_000;

/** The odds of a unit's weapons against another unit: from an attack file, or from flags. */
export async function oddsReport(args: Arguments): Promise<OddsReport> {
  const file = args.text("file");
  const armies = await armiesOf(args);
  const read = file === undefined ? {} : readJSONFile(file);
  const ruleset = rulesetAsked(args.text("edition") ?? editionIn(read) ?? "10");
  const written = file === undefined ? await fromFlags(args, armies, editionOf(ruleset)) : read;
  try {
    const rules = withGuests(await warhammerRules(ruleset), await loadGuests(args.texts("plugin")));
    return resolved(readAttackFile(written, armies.units, rules), rules, args);
  } catch (error) {
    if (!(error instanceof KernelError)) throw error;
    // whatever the rules refuse about an attack, an author wrote it down
    const message = error.message.slice(error.code.length + 2);
    throw new UserMistake("BAD_VALUE", file === undefined ? message : `${file}: ${message}`, { cause: error });
  }
}

/** The edition an attack file says it means. */
function editionIn(written: unknown): string | undefined {
  const { edition } = (written ?? {}) as { readonly edition?: unknown };
  return typeof edition === "string" ? edition : undefined;
}

function resolved(attack: WrittenAttack, rules: CombatRules, args: Arguments): OddsReport {
  const { attacker, defender, profiles, heldBack, breaches, situation = {}, precision = "never", order = {} } = attack;
  if (profiles.length === 0)
    throw new UserMistake(
      "BAD_VALUE",
      `${attacker.name ?? attacker.id} has nothing to attack with here. ${heldBackLines(attack).join(" ").trim()}`,
    );
  const options = { rules, situation, precision, order };
  const mode = modeOf(args);
  const silent = { heldBack, breaches };
  if (mode.mode === "roll") {
    const { descriptions, rolled, idle, hazards } = runCombatForUnit(attacker, defender, profiles, {
      ...options,
      ...mode,
    });
    return {
      lines: rolledLines(attack, { descriptions, idle, hazards }, rolled),
      json: { descriptions, idle, hazards: hazards.map(hazardJSON), ...silent, ...mode, ...rolled },
    };
  }
  const { descriptions, odds, idle, hazards } = runCombatForUnit(attacker, defender, profiles, { ...options, ...mode });
  const reasons = descriptions.map(reasonsOf);
  return {
    lines: oddsLines(attack, { descriptions, idle, hazards }, odds),
    json: {
      edition: rules.ruleset.name,
      ...mode,
      descriptions,
      reasons,
      idle,
      hazards: hazards.map(hazardJSON),
      ...silent,
      ...jsonOf(odds),
    },
  };
}

function modeOf(args: Arguments): Mode {
  const seed = args.text("seed") ?? "1";
  const runs = args.count("runs", { min: 1, max: MOST_RUNS, otherwise: 0 });
  if (args.isSet("roll")) return { mode: "roll", seed };
  return runs === 0 ? { mode: "exact" } : { mode: "simulate", runs, seed };
}

/** Flags as the attack file they stand for. */
async function fromFlags(args: Arguments, armies: Armies, edition: EditionNumber): Promise<object> {
  const { unit: attacker, army: mine } = armies.find("attacker", nameOf(args, "attacker"));
  const { unit: defender, army: theirs } = armies.find("defender", nameOf(args, "defender"));
  const weapons = [...args.texts("weapon"), ...listed(args, "weapons")];
  const isEngaged = args.isSet("engaged");
  const phase = phaseOf(args, attacker, weapons);
  return {
    attacker: wounded(attacker, args.count("lost", { min: 0, max: 1000, otherwise: 0 })),
    defender,
    rerolls: rerollsOf(args),
    stratagems: await stratagemsOf(args, edition),
    armies: { ...(mine && { attacker: mine }), ...(theirs && { target: theirs }) },
    ...(weapons.length === 0 ? {} : { weapons }),
    order: listed(args, "order"),
    conditions: {
      phase,
      distance: args.count("distance", { min: 0, max: FARTHEST, otherwise: isEngaged || phase === "fight" ? 1 : 12 }),
      cover: args.isSet("cover"),
      moved: args.isSet("stationary") ? "stationary" : args.isSet("advanced") ? "advance" : "normal",
      charged: args.isSet("charged"),
      visible: !args.isSet("unseen"),
      engaged: { attacker: isEngaged, target: isEngaged },
    },
  };
}

/** Words separated by commas. */
const listed = (args: Arguments, flag: string): readonly string[] =>
  args
    .texts(flag)
    .flatMap((list) => list.split(","))
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The phase asked for; else that of the weapons chosen, or of what the unit carries. */
function phaseOf(args: Arguments, attacker: Unit, weapons: readonly string[]): "shooting" | "fight" {
  const asked = args.text("phase");
  if (asked === "shooting" || asked === "fight") return asked;
  if (asked !== undefined)
    throw new UserMistake("BAD_VALUE", `--phase is shooting or fight, not "${asked}": units attack in no other.`);
  const carried = carriedBy(attacker).map(({ profile }) => profile);
  const chosen = carried.filter(({ id, name, weapon }) =>
    [id, name, weapon].some((one) => weapons.includes(one ?? "")),
  );
  const meant = chosen.length > 0 ? chosen : carried;
  return meant.some(({ type }) => type === "ranged") ? "shooting" : "fight";
}

/** The unit with a wounded first model. */
const wounded = (unit: Unit, lost: number): Unit => ({
  ...unit,
  models: unit.models.map((models, at) => (at === 0 && lost > 0 ? { ...models, lost } : models)),
});

function nameOf(args: Arguments, flag: string): string {
  const name = args.text(flag);
  if (name !== undefined) return name;
  throw new UserMistake("MISSING_ARGUMENT", `Who? --${flag} UNIT is missing. See: riposte odds --help`);
}

const hazardJSON = ({ failed, lost, slain, ...hazard }: HazardOdds) => ({
  ...hazard,
  failed: lawOf(failed),
  lost: lawOf(lost),
  slain: lawOf(slain),
});

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
