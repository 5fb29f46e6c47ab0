import { KernelError } from "@riposte/kernel";
import { CombatState, carriedBy, type Grant, modelsOf, Situation, Unit } from "@riposte/warhammer-40k";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { type CombatOptions, type Firing, MOST_WEAPONS, type PoolOrder } from "./activation.js";
import { type HeldBack, NOT_CHOSEN } from "./plan/held-back.js";
import { type Plan, planAttack } from "./plan/plan-attack.js";
import type { CombatRules } from "./rules.js";

const Whose = z.union([z.string(), Unit]).meta({ description: "A unit by its id, or spelled out" });
const Dice = z.enum(["ones", "fails", "any"]);
const { marks, stratagems, armies, rerolls } = Situation.shape;
const names = z.array(z.string()).default([]);

/** An attack as people write it down: units, weapons in firing order, and what surrounds them. */
const AttackFile = z
  .strictObject({
    $schema: z.string().optional(),
    edition: z
      .string()
      .max(80)
      .optional()
      .meta({ description: "The ruleset, such as 11e-2026-10; the 10th when left out" }),
    attacker: Whose,
    defender: Whose,
    leaders: z
      .strictObject({ attacker: names, defender: names })
      .prefault({})
      .meta({ description: "Ids of units attached as leaders; spelled-out units may hold their own" }),
    profiles: z
      .array(
        z.strictObject({
          weapon: z.string(),
          part: z.string().optional(),
          count: z.int().min(1).max(MOST_WEAPONS).optional(),
        }),
      )
      .min(1)
      .max(100)
      .optional()
      .meta({ description: "In firing order, whatever the rules say; what the rules allow when left out" }),
    weapons: z
      .array(z.string())
      .min(1)
      .max(100)
      .optional()
      .meta({ description: "What is chosen among what the rules allow, in firing order: ids or names" }),
    conditions: Situation.pick({
      phase: true,
      round: true,
      turn: true,
      distance: true,
      visible: true,
      spotted: true,
      plunging: true,
      overwatch: true,
      engaged: true,
      targetModels: true,
    })
      .extend({
        cover: z.boolean().default(false).meta({ description: "The target has the Benefit of Cover" }),
        moved: z.enum(["none", "stationary", "normal", "advance", "fallBack", "setUp"]).default("normal"),
        inches: z.number().min(0).max(200).optional().meta({ description: "How far its models moved at most" }),
        charged: z.boolean().default(false).meta({ description: "The attacker charged this turn" }),
      })
      .prefault({}),
    rerolls: z
      .strictObject({
        hit: Dice.optional(),
        wound: Dice.optional(),
        save: Dice.optional(),
        damage: z.literal("any").optional(),
        attacks: z.literal("any").optional(),
        full: rerolls,
        command: z.enum(["hit", "wound", "damage", "attacks", "save"]).optional().meta({
          description: "A Command Re-roll, spent on the first such roll that comes badly; saves are the target's",
        }),
      })
      .prefault({}),
    target: z
      .strictObject({
        feelNoPain: z.int().min(2).max(6).optional(),
        damage: z
          .strictObject({ divide: z.int().min(2).max(6).optional(), subtract: z.int().min(1).max(6).optional() })
          .optional()
          .meta({ description: "Damage reduction: halved is divide 2" }),
      })
      .prefault({})
      .meta({ description: "What the target has beyond its datasheet" }),
    marks,
    stratagems,
    armies,
    precision: z.enum(["never", "always"]).default("never"),
    order: z
      .array(z.string())
      .max(100)
      .default([])
      .meta({ description: "In the 11th edition, what comes first: ids of the target's models, and `criticals`" }),
  })
  .meta({ id: "AttackFile", description: "An attack of Warhammer 40,000 to be resolved" });

/** An attack file ready for `runCombatForUnit`. */
export interface WrittenAttack extends Omit<CombatOptions, "rules"> {
  readonly attacker: Unit;
  readonly defender: Unit;
  readonly profiles: readonly Firing[];
  /** Weapons that stay silent, and why. */
  readonly heldBack: readonly HeldBack[];
  /** Profiles the file names though the rules would hold them back: they count, and this is why they should not. */
  readonly breaches: readonly HeldBack[];
}

/**
 * Reads an attack file; everything wrong with its form is said at once, with its place. `known` are units by id; `rules`
 * say what may be fired where the file leaves it to them.
 */
export function readAttackFile(written: unknown, known: readonly Unit[], rules: CombatRules): WrittenAttack {
  const parsed = AttackFile.safeParse(written);
  if (!parsed.success) throw new KernelError("DECLARATION_INVALID", problemsIn(parsed.error.issues).join(" "));
  const {
    leaders,
    profiles,
    weapons,
    conditions,
    rerolls: again,
    target,
    stratagems: used,
    precision,
    order: putFirst,
    ...file
  } = parsed.data;
  const { cover, moved, inches, charged, ...around } = conditions;
  const short = moved === "stationary" || (inches !== undefined && inches <= (rules.battle?.terms.shortMove ?? -1));
  const attacker = led(file.attacker, leaders.attacker, known);
  const defender = led(file.defender, leaders.defender, known);
  const { full, command, ...rolls } = again;
  const attackers = Object.entries(rolls).filter(([roll]) => roll !== "save");
  const granted = {
    attacker: [
      ...used.attacker,
      ...attackers.flatMap(([roll, dice]) => reroll(roll, dice, "attacker")),
      ...commandReroll(command === "save" ? undefined : command, "attacker"),
    ],
    target: [
      ...used.target,
      ...reroll("save", rolls.save, "target"),
      ...commandReroll(command === "save" ? command : undefined, "target"),
      ...toughened(target),
    ],
  };
  const state = (unit: Unit, seat: number, combat: object): Unit => ({
    ...unit,
    seat,
    combat: CombatState.parse({ ...unit.combat, ...combat }),
  });
  const attack = {
    attacker: state(attacker, 0, {
      ...{ moved, charged },
      ...(inches === undefined ? {} : { custom: { ...attacker.combat.custom, short } }),
    }),
    defender: state(defender, 1, { cover: cover || defender.combat.cover }),
    situation: { ...around, rerolls: full, marks: file.marks, stratagems: granted, armies: file.armies },
    precision,
    order: orderOf(putFirst, defender, rules),
  };
  const plan = (chosen: readonly string[]) =>
    planAttack(attack.attacker, attack.defender, { rules, situation: attack.situation }, chosen);
  if (profiles === undefined) return { ...attack, ...plan(weapons ?? []), breaches: [] };
  if (weapons !== undefined)
    throw new KernelError("DECLARATION_INVALID", "weapons: leave it out where profiles say what attacks.");
  return {
    ...attack,
    profiles: profiles.map(firing),
    heldBack: [],
    breaches: breachesOf(attack.attacker, profiles, plan),
  };
}

/** What the rules would hold back of profiles that are written down. */
function breachesOf(
  attacker: Unit,
  profiles: readonly { readonly weapon: string; readonly part?: string | undefined }[],
  plan: (chosen: readonly string[]) => Plan,
): readonly HeldBack[] {
  const carried = carriedBy(attacker);
  const named = profiles.filter(({ weapon }) => carried.some(({ profile }) => profile.id === weapon));
  if (named.length === 0) return [];
  return plan(named.map(({ weapon }) => weapon)).heldBack.filter(
    (held) =>
      held.why !== NOT_CHOSEN &&
      named.some(({ weapon, part }) => weapon === held.weapon && (part === undefined || part === held.part)),
  );
}

/** What comes first in a pool that attacks apart from the others. */
const CRITICALS = "criticals";

/** What is put first, where the edition has an order to choose. */
function orderOf(first: readonly string[], target: Unit, { battle }: CombatRules): PoolOrder {
  if (first.length > 0 && battle?.terms.poolsWeapons !== true)
    throw new KernelError("DECLARATION_INVALID", "order: only attacks of the 11th edition are pools with an order.");
  const known = [...modelsOf(target).map(({ id }) => id), CRITICALS];
  for (const name of first)
    if (!known.includes(name))
      throw new KernelError(
        "UNKNOWN_NAME",
        `order: "${target.id}" has no models "${name}".${didYouMean(name, known)} There are: ${known.join(", ")}.`,
      );
  return { models: first.filter((name) => name !== CRITICALS), criticalsFirst: first.includes(CRITICALS) };
}

const firing = ({
  weapon,
  part,
  count,
}: {
  weapon: string;
  part?: string | undefined;
  count?: number | undefined;
}): Firing => ({
  weapon,
  ...(part === undefined ? {} : { part }),
  ...(count === undefined ? {} : { count }),
});

function led(whose: string | Unit, leaders: readonly string[], known: readonly Unit[]): Unit {
  const unit = found(whose, known);
  const attached = leaders.map((leader) => found(leader, known));
  return { ...unit, leaders: [...unit.leaders, ...attached] };
}

function found(whose: string | Unit, known: readonly Unit[]): Unit {
  if (typeof whose !== "string") return whose;
  const unit = known.find(({ id }) => id === whose);
  if (unit !== undefined) return unit;
  const ids = known.map(({ id }) => id);
  const guess = didYouMean(whose, ids);
  throw new KernelError("UNKNOWN_NAME", `There is no unit "${whose}".${guess} Units: ${ids.join(", ")}.`);
}

function reroll(roll: string, dice: string | undefined, as: "attacker" | "target"): readonly Grant[] {
  if (dice === undefined) return [];
  const name = `Re-roll ${roll} rolls${dice === "ones" ? " of 1" : dice === "fails" ? " that fail" : ""}`;
  return [granting(name, as, [{ do: "reroll", roll, dice }])];
}

/** The stratagem as it counts: one roll of the whole activation. */
const commandReroll = (roll: string | undefined, as: "attacker" | "target"): readonly Grant[] =>
  roll === undefined ? [] : [granting("Command Re-roll", as, [{ do: "reroll", roll, dice: "one" }])];

function toughened({ feelNoPain, damage }: z.output<typeof AttackFile>["target"]): readonly Grant[] {
  const ops = Object.entries(damage ?? {}).map(([op, by]) => ({ do: "modStat", stat: "D", op, by }));
  return [
    ...(feelNoPain === undefined
      ? []
      : [granting(`Feel No Pain ${feelNoPain}+`, "target", [{ do: "fnp", on: feelNoPain }])]),
    ...(ops.length === 0 ? [] : [granting("Damage reduction", "target", ops)]),
  ];
}

const granting = (name: string, as: "attacker" | "target", effects: readonly object[]): Grant => ({
  name,
  abilities: [{ name, mechanics: [{ as, effects }] }],
});

/** Of a unit that is spelled out, the problems of what is spelled. */
const problemsIn = (issues: readonly z.core.$ZodIssue[], within: readonly PropertyKey[] = []): readonly string[] =>
  issues.flatMap((issue) => {
    const path = [...within, ...issue.path];
    const spelled = issue.code === "invalid_union" ? issue.errors.at(-1) : undefined;
    if (spelled !== undefined && spelled.length > 0) return problemsIn(spelled, path);
    return [`${path.map(String).join(".") || "the file"}: ${issue.message}.`.replace(/\.\.$/, ".")];
  });
