import { die } from "@riposte/kernel";
import type { Effects, WarMatch } from "../declared.js";
import type { Attack } from "../slice.js";
import { rollCharacteristic } from "./characteristic.js";
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
    const { weapons, attacks: law } = descriptionIn(match);
    let attacks = 0;
    for (let weapon = 0; weapon < weapons; weapon++) attacks += rollCharacteristic(law, () => face(match));
    Object.assign(ownAttack(table, match), { attacks, rolling: "attacks", dice: [] });
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
    const rolled = match.own(match.own(ownAttack(table, match), "dice"), at);
    const from = rolled.face;
    Object.assign(rolled, { face: face(match), rerolled: true });
    match.publish("roll:rerolled", { from, to: rolled.face, by });
  },
};

/** One D6 of the match. */
export const face = (match: WarMatch): number => match.chance("dice", die(6));

/** Rolls that many dice, and those again that rules let roll again: before modifiers, each once (rules 2). */
function rollAll(match: WarMatch, roll: RollDescription, count: number): Attack["dice"] {
  const dice = Array.from({ length: count }, () => {
    const first = face(match);
    return isRerolled(roll, first) ? { face: face(match), rerolled: true } : { face: first, rerolled: false };
  });
  // alike rolls lie alike on the table
  return dice.toSorted((one, other) => other.face - one.face || Number(one.rerolled) - Number(other.rerolled));
}

function counted(roll: RollDescription, { dice }: Pick<Attack, "dice">) {
  const faces = dice.map((rolled) => rolled.face);
  const verdicts = faces.map((one) => judge(roll, one));
  const criticals = verdicts.filter((verdict) => verdict === "critical").length;
  return { faces, criticals, successes: verdicts.filter((verdict) => verdict !== "fail").length };
}
