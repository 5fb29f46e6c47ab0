import type { Option } from "@riposte/kernel";
import type { Table, Unit } from "@riposte/warhammer-40k";
import type { Seen } from "../../../tables/table-parts.js";

/** The battle as its seats see it: nothing in it is hidden. */
export const battleOf = ({ view }: Pick<Seen, "view">): Table => view.slices["warhammer-40k"] as Table;

/** Are mission cards played? */
export const hasMissions = ({ view }: Pick<Seen, "view">): boolean =>
  (view.slices["eleventh-edition"] as { readonly missions?: unknown } | undefined)?.missions !== undefined;

/** The weapon an answer shoots or strikes with. */
export const weaponIn = ({ label }: Option): readonly string[] =>
  typeof label?.params?.weapon === "string" ? [label.params.weapon] : [];

export const nameOf = ({ voice }: Pick<Seen, "voice">, { name, id }: Unit): string => voice.spell?.(id) ?? name ?? id;

/** How far it moves. */
export const moveOf = ({ numbers }: Pick<Seen, "numbers">, { id, models }: Unit): number =>
  numbers.find((number) => number.id === `${id}.M`)?.value ?? models[0]?.M ?? 0;
