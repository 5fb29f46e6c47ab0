import type { Voice } from "@riposte/catalog";
import { spellQuantity, type Unit } from "@riposte/warhammer-40k";
import { battleTexts as texts } from "./texts.js";
import css from "./weapon-table.module.css";

/** The weapons of a unit as people read them. */
export function WeaponTable({ unit, voice }: { readonly unit: Unit; readonly voice: Voice }) {
  const heads = texts.weapon;
  return (
    <table className={css.weapons} aria-label={texts.attacks}>
      <thead>
        <tr>
          <td />
          {Object.values(heads).map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unit.weapons.map((weapon) => (
          <tr key={weapon.id}>
            <th scope="row">{weapon.name ?? voice.spell?.(weapon.id) ?? weapon.id}</th>
            <td>{weapon.type === "melee" ? texts.melee : texts.inch(weapon.range ?? 0)}</td>
            <td>{spellQuantity(weapon.A)}</td>
            <td>{weapon.skill === null ? "–" : `${weapon.skill}+`}</td>
            <td>{spellQuantity(weapon.S)}</td>
            <td>{weapon.AP}</td>
            <td>{spellQuantity(weapon.D)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
