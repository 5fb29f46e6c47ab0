import type { Declared } from "../slice.js";
import { type Characteristic, rollCharacteristic } from "./characteristic.js";
import type { AttackDescription } from "./description.js";

/** Attacks of one unit at another: of so many whole weapons, and of weapons that attack others too. */
export type Share = Pick<Declared, "count" | "partly">;

/** Parts the attacks of weapons with so many each among units: as few weapons as possible attack several. */
export function sharesOf(each: number, amounts: readonly number[]): readonly Share[] {
  let room = each;
  return amounts.map((attacks) => {
    const [count, partial] = [Math.floor(attacks / each), attacks % each];
    if (partial === 0) return { count };
    let [left, weapons] = [partial, 0];
    while (left > 0) {
      const made = Math.min(left, room);
      left -= made;
      room -= made;
      if (room > 0) continue;
      weapons += 1;
      room = each;
    }
    return { count, partly: { attacks: partial, weapons } };
  });
}

/**
 * Attacks that weapons which are split make at the unit: what changes their number counts where their last attacks go. Dice
 * for the models of one unit alone (Cleave) are not theirs.
 */
export function madeInPart(
  { partly }: Pick<Declared, "partly">,
  { attacks: law, traits }: Pick<AttackDescription, "attacks" | "traits">,
  face: () => number,
): number {
  if (partly === undefined) return 0;
  const cleaving = traits.filter(({ trait }) => trait === "cleave").map(({ by }) => by);
  const changes = law.changes.filter(({ by }) => !cleaving.includes(by));
  const gained = ({ base }: Characteristic) => rollCharacteristic({ base, changes }, face) - base.plus;
  return Array.from({ length: partly.weapons }).reduce<number>((sum) => sum + gained(law), partly.attacks);
}
