import type { Option } from "@riposte/kernel";
import type { Objective, Terrain, Unit } from "@riposte/warhammer-40k";
import type { Seen } from "../../../tables/table-parts.js";

/** The battle as its seats see it: nothing in it is hidden. */
export interface SeenBattle {
  readonly round: number;
  readonly turn: number;
  readonly phase: "command" | "movement" | "shooting" | "charge" | "fight";
  readonly lanes: number;
  readonly zone: number;
  readonly terrain: readonly Terrain[];
  readonly objectives: readonly Objective[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly sides: readonly SeenSide[];
  readonly acting: string | null;
  /** What another edition than the 10th says. */
  readonly terms?: unknown;
  readonly volleys: readonly SeenVolley[];
}

interface SeenSide {
  readonly commandPoints: number;
  readonly victoryPoints: number;
  readonly army?: {
    readonly name?: string;
    readonly rules?: readonly { readonly abilities: readonly unknown[] }[];
    readonly detachment?: { readonly abilities: readonly unknown[] };
  };
}

interface SeenVolley {
  readonly unit: string;
  readonly target: string | null;
  readonly attack: {
    readonly declared: { readonly weapon: string; readonly target: string };
    readonly rolling: "none" | "attacks" | "hit" | "wound" | "save" | "damage";
    readonly dice: readonly { readonly face: number; readonly rerolled: boolean }[];
    readonly attacks: number;
    readonly hits: number;
    readonly wounds: number;
  } | null;
}

export const battleOf = ({ view }: Pick<Seen, "view">): SeenBattle => view.slices["warhammer-40k"] as SeenBattle;

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
