import { die } from "@riposte/kernel";
import type { Effects, WarMatch } from "../declared.js";
import type { Attack } from "../slice.js";
import { type Characteristic, rollCharacteristic } from "./characteristic.js";
import { attackIn, descriptionIn, ownAttack, ownVolley } from "./current.js";
import type { RollDescription } from "./description.js";
import { isRerolled, judge } from "./judge.js";

type Rolling = Pick<
  Effects,
  | "attack:roll-attacks"
  | "attack:roll-hits"
  | "attack:count-hits"
  | "attack:add-hits"
  | "attack:roll-wounds"
  | "attack:count-wounds"
  | "attack:add-wounds"
  | "attack:defer"
  | "attack:reroll"
>;

/** Attacks, hits and wounds: dice of one profile are rolled together (rules 1, steps 0-2). */
export const rolling: Rolling = {
  "attack:roll-attacks": (table, _effect, match) => {
    const { weapons, attacks: law, attacksReroll } = descriptionIn(match);
    const { dice, value: attacks } = rollOnTable(match, law, weapons, attacksReroll);
    Object.assign(ownAttack(table, match), { attacks, rolling: "attacks", dice });
    match.publish("attacks:rolled", { attacks });
  },

  "attack:roll-hits": (table, _effect, match) => {
    const { hit } = descriptionIn(match);
    const { attacks } = attackIn(match);
    Object.assign(ownAttack(table, match), { rolling: "hit", dice: hit.automatic ? [] : rollAll(match, hit, attacks) });
  },

  "attack:count-hits": (table, _effect, match) => {
    const { hit } = descriptionIn(match);
    const attack = ownAttack(table, match);
    const { faces, successes, criticals } = counted(hit, attack);
    attack.hits = hit.automatic ? attack.attacks : successes;
    attack.dice = [];
    match.publish("hits:rolled", { faces, hits: attack.hits, criticals });
  },

  "attack:add-hits": (table, { count, by }, match) => {
    ownAttack(table, match).hits += count;
    match.publish("hits:added", { count, by });
  },

  "attack:roll-wounds": (table, _effect, match) => {
    const { wound } = descriptionIn(match);
    const { hits } = attackIn(match);
    Object.assign(ownAttack(table, match), {
      rolling: "wound",
      dice: wound.automatic ? [] : rollAll(match, wound, hits),
    });
  },

  "attack:count-wounds": (table, _effect, match) => {
    const { wound } = descriptionIn(match);
    const attack = ownAttack(table, match);
    const { faces, successes, criticals } = counted(wound, attack);
    const scored = wound.automatic ? attack.hits : successes;
    attack.wounds += scored;
    attack.dice = [];
    match.publish("wounds:rolled", { faces, wounds: scored, criticals });
  },

  "attack:add-wounds": (table, { count, by }, match) => {
    ownAttack(table, match).wounds += count;
    match.publish("wounds:added", { count, by });
  },

  // allocated after all other attacks of the unit (rules 4)
  "attack:defer": (table, { count, by }, match) => {
    const attack = ownAttack(table, match);
    if (count === 0 || attack.description === null) return;
    attack.wounds -= count;
    const { declared, description } = attack;
    match.own(ownVolley(table, match), "deferred").push({ declared, description, wounds: count });
    match.publish("wounds:deferred", { count, by });
  },

  "attack:reroll": (table, { die: at, by }, match) => {
    const attack = ownAttack(table, match);
    // a roll of several dice is rolled again whole: the attacks of one weapon, the damage of one attack
    const [first, last] = wholeRoll(match, attack, at);
    const before = attack.dice;
    attack.dice = before.map((die, one) =>
      one < first || one > last || die.rerolled ? die : { face: face(match), rerolled: true },
    );
    const law = attack.rolling === "attacks" ? descriptionIn(match).attacks : lawOfDamage(match);
    const faces = attack.dice.map((die) => die.face);
    if (attack.rolling === "attacks") attack.attacks = reckoned(law, descriptionIn(match).weapons, faces);
    if (attack.rolling === "damage") attack.damage = reckoned(law, 1, faces);
    for (let one = first; one <= last; one++)
      match.publish("roll:rerolled", { from: before[one]?.face ?? 0, to: faces[one] ?? 0, by });
  },
};

/** One D6 of the match. */
export const face = (match: WarMatch): number => match.chance("dice", die(6));

/** Rolls a characteristic for so many weapons, again where it may be and came low; the dice stay on the table. */
export function rollOnTable(match: WarMatch, law: Characteristic, times: number, mayReroll: boolean) {
  const dice: Attack["dice"] = [];
  const each = law.changes.reduce((sum, { amount }) => sum + amount.dice, law.base.dice);
  let value = 0;
  for (let time = 0; time < times; time++) {
    const faces: number[] = [];
    const roll = () => {
      faces.push(face(match));
      return faces.at(-1) as number;
    };
    value += rollCharacteristic(law, roll, mayReroll);
    const again = faces.length > each ? law.base.dice : 0;
    dice.push(...faces.slice(again).map((one, at) => ({ face: one, rerolled: at < again })));
  }
  // alike rolls lie alike on the table, where each is one die
  return { value, dice: each === 1 ? sorted(dice) : dice };
}

/** What dice on the table come to. */
function reckoned(law: Characteristic, times: number, faces: readonly number[]): number {
  let [at, value] = [0, 0];
  for (let time = 0; time < times; time++) value += rollCharacteristic(law, () => faces[at++] as number);
  return value;
}

/** The first and last die of the roll that a die belongs to. */
function wholeRoll(match: WarMatch, { rolling: kind, dice }: Attack, at: number): readonly [number, number] {
  if (kind === "damage") return [0, dice.length - 1];
  if (kind !== "attacks") return [at, at];
  const each = dice.length / descriptionIn(match).weapons;
  const first = Math.floor(at / each) * each;
  return [first, first + each - 1];
}

/** Damage against the models the attack was allocated to. */
function lawOfDamage(match: WarMatch): Characteristic {
  const { allocated } = attackIn(match);
  const { defences } = descriptionIn(match);
  const found = defences.find(({ part, models }) => part === allocated?.part && models === allocated.models);
  return (found ?? defences[0])?.damage as Characteristic;
}

/** Rolls that many dice, and those again that rules let roll again: before modifiers, each once (rules 2). */
function rollAll(match: WarMatch, roll: RollDescription, count: number): Attack["dice"] {
  const dice = Array.from({ length: count }, () => {
    const first = face(match);
    return isRerolled(roll, first) ? { face: face(match), rerolled: true } : { face: first, rerolled: false };
  });
  // alike rolls lie alike on the table
  return sorted(dice);
}

const sorted = (dice: Attack["dice"]): Attack["dice"] =>
  dice.toSorted((one, other) => other.face - one.face || Number(one.rerolled) - Number(other.rerolled));

function counted(roll: RollDescription, { dice }: Pick<Attack, "dice">) {
  const faces = dice.map((rolled) => rolled.face);
  const verdicts = faces.map((one) => judge(roll, one));
  const criticals = verdicts.filter((verdict) => verdict === "critical").length;
  return { faces, criticals, successes: verdicts.filter((verdict) => verdict !== "fail").length };
}
