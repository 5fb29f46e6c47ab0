import { die } from "@riposte/kernel";
import type { WarMatch } from "../declared.js";
import { rollQuantity } from "../dice/quantity.js";
import type { Attack } from "../slice.js";
import { type Characteristic, isQuantityRerolled, rollCharacteristic } from "./characteristic.js";
import { attackIn, descriptionIn } from "./current.js";
import type { QuantityReroll, RollDescription } from "./description.js";
import { isRerolled, judge, needing } from "./judge.js";

/** One D6 of the match. */
export const face = (match: WarMatch): number => match.chance("dice", die(6));

/** Rolls a characteristic for so many weapons, again where it may be and came low; the dice stay on the table. */
export function rollOnTable(
  match: WarMatch,
  law: Characteristic,
  times: number,
  reroll: QuantityReroll,
  single: () => string | undefined = () => undefined,
) {
  const dice: Attack["dice"] = [];
  const each = law.changes.reduce((sum, { amount }) => sum + amount.dice, law.base.dice);
  let value = 0;
  for (let time = 0; time < times; time++) {
    const faces: number[] = [];
    const roll = () => {
      faces.push(face(match));
      return faces.at(-1) as number;
    };
    let rolled = rollCharacteristic(law, roll, reroll);
    let again = faces.length > each ? law.base.dice : 0;
    // a low roll is made again where one of the activation may be
    const [low, by] = again > 0 || !isLow(law, faces) ? [[], undefined] : [[...faces], single()];
    if (by !== undefined) {
      rolled = rollCharacteristic(law, roll);
      again = each;
      for (const [at, from] of low.entries())
        match.publish("roll:rerolled", { from, to: faces[each + at] as number, by });
    }
    value += rolled;
    dice.push(...faces.slice(again).map((one, at) => ({ face: one, rerolled: at < again })));
  }
  // alike rolls lie alike on the table, where each is one die
  return { value, dice: each === 1 ? sorted(dice) : dice };
}

/** Did the printed dice of a characteristic come below their average? */
function isLow({ base }: Characteristic, faces: readonly number[]): boolean {
  let at = 0;
  return isQuantityRerolled(
    base,
    rollQuantity(base, () => faces[at++] as number),
  );
}

/** What the dice of a characteristic come to. */
export function reckoned(law: Characteristic, times: number, faces: readonly number[]): number {
  let [at, value] = [0, 0];
  for (let time = 0; time < times; time++) value += rollCharacteristic(law, () => faces[at++] as number);
  return value;
}

/** The first and last die of the roll that a die belongs to. */
export function wholeRoll(match: WarMatch, { rolling: kind, dice }: Attack, at: number): readonly [number, number] {
  if (kind === "damage") return [0, dice.length - 1];
  if (kind !== "attacks") return [at, at];
  const each = dice.length / descriptionIn(match).weapons;
  const first = Math.floor(at / each) * each;
  return [first, first + each - 1];
}

/** Damage against the models the attack was allocated to. */
export function lawOfDamage(match: WarMatch): Characteristic {
  const { allocated } = attackIn(match);
  const { defences } = descriptionIn(match);
  const found = defences.find(({ part, models }) => part === allocated?.part && models === allocated.models);
  return (found ?? defences[0])?.damage as Characteristic;
}

/**
 * Rolls that many dice, and those again that rules let roll again: before modifiers, each once (rules 2). `needs` are
 * what each must reach, where they differ.
 */
export function rollAll(
  match: WarMatch,
  roll: RollDescription,
  count: number,
  needs: readonly number[] = [],
): Attack["dice"] {
  const dice = Array.from({ length: count }, (_, at) => {
    const needed = needs[at];
    const first = face(match);
    const rerolled = isRerolled(needing(roll, needed), first);
    return { face: rerolled ? face(match) : first, rerolled, ...(needed === undefined ? {} : { needed }) };
  });
  // alike rolls lie alike on the table
  return sorted(dice);
}

const sorted = (dice: Attack["dice"]): Attack["dice"] =>
  dice.toSorted(
    (one, other) =>
      other.face - one.face || Number(one.rerolled) - Number(other.rerolled) || (one.needed ?? 0) - (other.needed ?? 0),
  );

/** What dice on the table come to. */
export function counted(roll: RollDescription, { dice }: Pick<Attack, "dice">) {
  const verdicts = dice.map((die) => judge(needing(roll, die.needed), die.face));
  return {
    faces: dice.map((die) => die.face),
    criticals: verdicts.filter((verdict) => verdict === "critical").length,
    successes: verdicts.filter((verdict) => verdict !== "fail").length,
  };
}
