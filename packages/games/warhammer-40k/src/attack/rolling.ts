import type { Effects } from "../declared.js";
import { rollCharacteristic } from "./characteristic.js";
import { attackIn, descriptionIn, ownAttack, ownVolley } from "./current.js";
import { madeInPart } from "./sharing.js";
import { spendSingle, withSingles } from "./singles.js";
import { counted, face, lawOfDamage, reckoned, rollAll, rollOnTable, wholeRoll } from "./table-dice.js";

type Rolling = Pick<
  Effects,
  | "attack:roll-attacks"
  | "attack:roll-hits"
  | "attack:count-hits"
  | "attack:add-hits"
  | "attack:roll-strengths"
  | "attack:roll-wounds"
  | "attack:count-wounds"
  | "attack:add-wounds"
  | "attack:defer"
  | "attack:clear-dice"
  | "attack:reroll"
>;

/** Attacks, hits and wounds: dice of one profile are rolled together (rules 1, steps 0-2). */
export const rolling: Rolling = {
  "attack:roll-attacks": (table, _effect, match) => {
    const { weapons, attacks: law, attacksReroll } = descriptionIn(match);
    const { dice, value: whole } = rollOnTable(match, law, weapons, attacksReroll, () =>
      spendSingle(table, match, "attacks"),
    );
    const attacks = whole + madeInPart(attackIn(match).declared, descriptionIn(match), () => face(match));
    Object.assign(ownAttack(table, match), { attacks, rolling: "attacks", dice });
    match.publish("attacks:rolled", { attacks });
  },

  "attack:roll-hits": (table, _effect, match) => {
    const { hit } = descriptionIn(match);
    const { attacks } = attackIn(match);
    const dice = hit.automatic ? [] : withSingles(table, match, "hit", hit, rollAll(match, hit, attacks));
    Object.assign(ownAttack(table, match), { rolling: "hit", dice });
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

  // a random Strength is that of one wound roll (rules 2)
  "attack:roll-strengths": (table, _effect, match) => {
    const { wound, randomStrength } = descriptionIn(match);
    const { hits } = attackIn(match);
    if (randomStrength === null || wound.automatic || hits === 0) return;
    const { roll, needed } = randomStrength;
    const strengths = Array.from({ length: hits }, () => rollCharacteristic(roll, () => face(match)));
    // alike rolls lie alike on the table
    strengths.sort((one, other) => other - one);
    ownAttack(table, match).needs = strengths.map((strength) => needed[strength] as number);
    match.publish("strengths:rolled", { strengths });
  },

  "attack:roll-wounds": (table, _effect, match) => {
    const { wound } = descriptionIn(match);
    const { hits, needs } = attackIn(match);
    Object.assign(ownAttack(table, match), {
      rolling: "wound",
      dice: wound.automatic ? [] : withSingles(table, match, "wound", wound, rollAll(match, wound, hits, needs)),
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

  "attack:clear-dice": (table, _effect, match) => {
    Object.assign(ownAttack(table, match), { rolling: "none", dice: [] });
  },

  "attack:reroll": (table, { die: at, by }, match) => {
    const attack = ownAttack(table, match);
    // a roll of several dice is rolled again whole: the attacks of one weapon, the damage of one attack
    const [first, last] = wholeRoll(match, attack, at);
    const before = attack.dice;
    attack.dice = before.map((die, one) =>
      one < first || one > last || die.rerolled ? die : { ...die, face: face(match), rerolled: true },
    );
    const law = attack.rolling === "attacks" ? descriptionIn(match).attacks : lawOfDamage(match);
    const faces = attack.dice.map((die) => die.face);
    if (attack.rolling === "attacks") attack.attacks = reckoned(law, descriptionIn(match).weapons, faces);
    if (attack.rolling === "damage") attack.damage = reckoned(law, 1, faces);
    for (let one = first; one <= last; one++)
      match.publish("roll:rerolled", { from: before[one]?.face ?? 0, to: faces[one] ?? 0, by });
  },
};
