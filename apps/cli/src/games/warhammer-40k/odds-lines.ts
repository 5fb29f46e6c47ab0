import {
  type HazardOdds,
  type IdleRule,
  type Rolled,
  reasonsOf,
  type UnitOdds,
  type WrittenAttack,
} from "@riposte/combat";
import { type AttackDescription, isFixed, meanOf, type Pmf, settle, spellQuantity } from "@riposte/warhammer-40k";
import { percent } from "@riposte/words";

const BAR = 40;

/** What is known of an attack before its dice: its profiles, and of each the rules that wait for something. */
interface Described {
  readonly descriptions: readonly AttackDescription[];
  readonly idle: readonly (readonly IdleRule[])[];
  readonly hazards: readonly HazardOdds[];
}

/** The odds of an attack for people: what each profile needs and why, averages, and a histogram of slain models. */
export function oddsLines(attack: WrittenAttack, described: Described, odds: UnitOdds): readonly string[] {
  const leaders = Object.entries(odds.slainOf).slice(1);
  return [
    ...attackLines(attack, described),
    "             on average",
    ...(["attacks", "hits", "wounds", "raw", "damage", "slain"] as const).map(
      (law) => `  ${law.padEnd(8)} ${meanOf(odds[law]).toFixed(2).padStart(12)}`,
    ),
    ...leaders.map(([part, pmf]) => `  ${part} falls: ${percent(pmf.at(-1) ?? 0, 2)}`),
    "  slain    chance  at least",
    ...histogram(odds.slain),
  ];
}

/** One activation as it was rolled, die by die. */
export function rolledLines(
  attack: WrittenAttack,
  described: Described,
  { log, damage, slain }: Rolled,
): readonly string[] {
  return [
    ...attackLines(attack, described),
    ...log.map(({ weapon, says, dice, because }) => {
      const faces = dice.map(({ face, again }) => (again === undefined ? `${face}` : `${face}→${again}`));
      const rolled = faces.length === 0 ? "" : ` [${faces.join(" ")}]`;
      return `  ${weapon}: ${says}${rolled}${because.length === 0 ? "" : ` (${because.join(", ")})`}`;
    }),
    `  ${damage} wounds lost, ${slain} models slain`,
  ];
}

/** The weapons that stay silent, each with its reason. */
export const heldBackLines = ({ heldBack }: Pick<WrittenAttack, "heldBack">): readonly string[] =>
  heldBack.map(({ name, count, why }) => `not used: ${count} ${name} (${why})`);

function attackLines(attack: WrittenAttack, { descriptions, idle, hazards }: Described): readonly string[] {
  const breaches = attack.breaches.map(({ name, why }) => `against the rules, but counted: ${name} (${why})`);
  return [
    ...descriptions.flatMap((description, at) => profileLines(attack, description, idle[at] ?? [])),
    ...hazards.map(hazardLine),
    ...heldBackLines(attack),
    ...breaches,
  ];
}

/** What Hazardous costs those who fire. */
function hazardLine({ weapon, tests, upTo, because, lost, slain }: HazardOdds): string {
  const fails = upTo === 0 ? "never" : upTo === 1 ? "on 1" : `on 1 to ${upTo}`;
  const why = because.length === 0 ? "" : `, because of ${because.join(", ")}`;
  return `Hazardous: ${tests} ${weapon} tested, fails ${fails}${why}; costs ${meanOf(lost).toFixed(2)} wounds, ${meanOf(slain).toFixed(2)} models of its own on average`;
}

function profileLines(
  { attacker, defender }: WrittenAttack,
  description: AttackDescription,
  idle: readonly IdleRule[],
): readonly string[] {
  const { weapons, weapon, attacks, hit, defences, uncounted } = description;
  const needs = [
    `${effective(attacks)} attack${effective(attacks) === "1" ? "" : "s"} each`,
    `hits on ${hit.automatic ? "everything" : `${hit.needed}+${signed(hit.modifier)}`}`,
    woundsOn(description),
    `saves on ${[...new Set(defences.map(({ save }) => (save.needed > 6 ? "nothing" : `${save.needed}+`)))].join(", ")}`,
    `${[...new Set(defences.map(({ damage }) => effective(damage)))].join(", ")} damage`,
  ];
  const because = reasonsOf(description).map(({ number, by }) => `${by.join(", ")} (${number})`);
  const line = (what: string, said: readonly string[]) => (said.length === 0 ? [] : [`  ${what}${said.join("; ")}`]);
  return [
    `${attacker.name ?? attacker.id}: ${weapons} ${weapon} at ${defender.name ?? defender.id}`,
    `  ${needs.join(", ")}`,
    ...line("because of ", because),
    ...line(
      "would count: ",
      idle.map(({ by, needs: missing }) => `${by} (if ${missing})`),
    ),
    ...line(
      "not counted: ",
      uncounted.map(({ by, gist }) => `${by} (${gist})`),
    ),
  ];
}

/** A characteristic as it counts: changed where all of it is a number, else as it is printed, with what is added. */
function effective({ base, changes }: AttackDescription["attacks"]): string {
  const amounts = changes.map(({ amount }) => amount);
  if ([base, ...amounts].every(isFixed))
    return String(
      settle(
        base.plus,
        changes,
        amounts.map(({ plus }) => plus),
      ),
    );
  const signs = { set: "=", divide: "/", multiply: "×", add: "+", subtract: "-", dice: "+" } as const;
  return [spellQuantity(base), ...changes.map(({ op, amount }) => `${signs[op]}${spellQuantity(amount)}`)].join(" ");
}

function woundsOn({ wound, randomStrength }: AttackDescription): string {
  const needed =
    randomStrength === null
      ? `${wound.needed}+`
      : `what Strength ${spellQuantity(randomStrength.roll.base)} needs, rolled each time`;
  return `wounds on ${needed}${signed(wound.modifier)}`;
}

function histogram(pmf: Pmf): readonly string[] {
  const most = Math.max(...pmf);
  return Array.from(pmf, (chance, n) => {
    const atLeast = pmf.slice(n).reduce((sum, one) => sum + one, 0);
    const bar = "█".repeat(Math.round((chance / most) * BAR));
    return `  ${String(n).padStart(5)}  ${inColumn(chance)}  ${inColumn(atLeast)}  ${bar}`.trimEnd();
  });
}

const signed = (modifier: number): string => (modifier === 0 ? "" : ` (${modifier > 0 ? "+" : ""}${modifier})`);
const inColumn = (share: number): string => percent(share, 2).padStart(8);
