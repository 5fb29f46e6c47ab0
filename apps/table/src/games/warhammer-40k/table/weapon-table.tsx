import type { Key } from "@riposte/kernel";
import { spellQuantity, type Unit } from "@riposte/warhammer-40k";
import { lit } from "../../../look/lit.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { weaponIn } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import css from "./weapon-table.module.css";

interface WeaponTableProps
  extends Pick<StageProps, "voice">,
    Partial<Pick<StageProps, "options" | "among" | "onPoint">> {
  readonly unit: Unit;
}

/** The weapons of a unit as people read them; where the answer says which is used, each is a choice. */
export function WeaponTable({ unit, voice, options = [], among = null, onPoint }: WeaponTableProps) {
  const offered = new Set(options.flatMap(weaponIn));
  const keysOf = (weapon: string): readonly Key[] =>
    options.filter((option) => weaponIn(option).includes(weapon)).map(({ key }) => key);
  const isTaken = (weapon: string): boolean => {
    const keys = keysOf(weapon);
    return keys.length > 0 && (offered.size === 1 || among?.every((key) => keys.includes(key)) === true);
  };
  return (
    <table className={css.weapons} aria-label={texts.attacks}>
      <thead>
        <tr>
          <td />
          {Object.values(texts.weapon).map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {unit.weapons.map(({ id, name, type, range, A, skill, S, AP, D }) => {
          const title = name ?? voice.spell?.(id) ?? id;
          const isChoice = offered.size > 1 && offered.has(id);
          return (
            <tr key={id} data-taken={isTaken(id)}>
              <th scope="row">
                {isChoice ? (
                  <button
                    type="button"
                    aria-pressed={isTaken(id)}
                    {...lit(...keysOf(id))}
                    onClick={() => onPoint?.(keysOf(id))}
                  >
                    {title}
                  </button>
                ) : (
                  title
                )}
              </th>
              <td>{type === "melee" ? texts.melee : texts.inch(range ?? 0)}</td>
              <td>{spellQuantity(A)}</td>
              <td>{skill === null ? "–" : `${skill}+`}</td>
              <td>{spellQuantity(S)}</td>
              <td>{AP}</td>
              <td>{spellQuantity(D)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
