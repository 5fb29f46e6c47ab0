import {
  type AttackDescription,
  describeBy,
  type Edition,
  isCharacter,
  type Reading,
  type Ruleset,
  type Terms,
} from "@riposte/warhammer-40k";
import { groupOf } from "../pool/standing.js";
import { Switches } from "../switches.js";
import { coreRules, type Dated } from "./core-rules.js";
import { declines } from "./declines.js";
import { toughnessOf } from "./toughness.js";

/** Rulesets by date, the newest first. */
const DATES: Readonly<Record<string, Dated>> = {
  "11e-2026-10": { snapsAreOrdinary: true },
  "11e-2026-06": { snapsAreOrdinary: false },
};

/** How the 11th edition reads facts. */
const readingBy = ({ saveCap, locksExtraAttacks }: Switches): Reading => ({
  order: ["set", "multiply", "add", "divide", "subtract"],
  freezesZero: true,
  limits: { skill: [2, 6], Sv: [2, 7], AP: [Number.NEGATIVE_INFINITY, 0] },
  mostSaveImprovement: saveCap ?? Number.POSITIVE_INFINITY,
  coverSaves: false,
  splitsPools: true,
  locksExtraAttacks,
  toughnessOf,
  isCharacter,
  groupOf,
});

const TERMS: Omit<Terms, "edition"> = {
  engagement: 2,
  clear: 8,
  charactersLast: true,
  splits: false,
  leadership: [5, 8],
  halfTests: true,
  shockLasts: true,
  shortMove: 3,
  activeFightsFirst: true,
  hazardFails: 2,
  hazardStrikesUnit: true,
  stratagemsPerUnit: 1,
  mostExtraCommand: null,
  coverFor: ["INFANTRY", "BEASTS", "SWARM"],
  hiddenBeyond: { light: 15, dense: 12 },
  detection: [9, 30],
  plungesFrom: 3,
  ingress: true,
  chargesReach: true,
  bigPass: true,
  areasAreObjectives: true,
  mostPrimary: 45,
  testsAway: true,
  fightsOn: true,
  supports: true,
  skies: 2,
  aircraft: true,
  sharesAttacks: true,
  wayOut: 6,
  poolsWeapons: true,
};

function rulesetOf(name: string, dated: Dated, switches: Switches): Ruleset {
  const reading = readingBy(switches);
  return {
    name,
    core: coreRules(dated),
    describe: (query, facts) => advised(describeBy(reading, query, facts)),
  };
}

/** Whether Lethal Hits are better declined, for a player who does not decide die by die. */
function advised(description: AttackDescription): AttackDescription {
  const { criticalHit } = description;
  if (!criticalHit.autoWound) return description;
  return { ...description, criticalHit: { ...criticalHit, declines: declines(description) } };
}

/** The 11th edition: its dated rulesets, the newest first. */
export function eleventh(written: Partial<Switches> = {}): readonly Edition[] {
  const switches = Switches.parse(written);
  return Object.entries(DATES).map(([edition, dated]) => ({
    ruleset: rulesetOf(edition, dated, switches),
    terms: { edition, ...TERMS },
  }));
}
