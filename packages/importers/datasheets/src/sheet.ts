import type { Mechanic } from "@riposte/warhammer-40k-abilities";
import type { Item } from "./loadout.js";

/** Characteristics of a model, as printed. */
export interface PrintedModel {
  readonly name: string;
  readonly M?: string | undefined;
  readonly T?: string | undefined;
  readonly Sv?: string | undefined;
  readonly W?: string | undefined;
  readonly Ld?: string | undefined;
  readonly OC?: string | undefined;
  readonly invulnerable?: string | undefined;
  /** What the invulnerable save is limited to. */
  readonly invulnerableInfo?: string | undefined;
}

/** One profile of a weapon, as printed. */
export interface PrintedProfile {
  readonly name: string;
  readonly range?: string | undefined;
  readonly A?: string | undefined;
  readonly skill?: string | undefined;
  readonly S?: string | undefined;
  readonly AP?: string | undefined;
  readonly D?: string | undefined;
  /** Cells of abilities: each may hold several. */
  readonly abilities: readonly string[];
}

export interface PrintedWeapon {
  readonly name: string;
  readonly type: "ranged" | "melee";
  readonly profiles: readonly PrintedProfile[];
}

export interface PrintedAbility {
  readonly name: string;
  readonly text?: string | undefined;
  readonly layer: "unit" | "wargear";
  /** What it does, where the source says so in a language of its own. */
  readonly mechanics?: readonly Mechanic[] | undefined;
}

/** Models of a unit: how many, and what each carries where the source says so. */
export interface PrintedGroup {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** How many there are to begin with; the least unless given. */
  readonly count?: number | undefined;
  /** The characteristics they have, where several are printed. */
  readonly profile?: string | undefined;
  readonly weapons?: readonly Item[] | undefined;
}

/** A limit on the sum of several groups. */
export interface PrintedTotal {
  readonly names: readonly string[];
  readonly least: number;
  readonly most: number;
}

/** Things with their numbers, or words that still have to be told apart: "heavy claws and talons" may be one weapon. */
export type PrintedThings = string | readonly Item[];

/** Wargear to choose, with names as printed: who may, how many of them, what for what. */
export interface PrintedOption {
  readonly who?: string | undefined;
  readonly limit?: { readonly count: number; readonly per?: number } | undefined;
  readonly replaces?: PrintedThings | undefined;
  readonly upTo?: number | undefined;
  readonly oneOf: readonly PrintedThings[];
}

/** A datasheet as a source prints it, whatever the source: adapters write it, one resolver reads it. */
export interface Sheet {
  readonly name: string;
  readonly faction?: string | undefined;
  readonly keywords: readonly string[];
  /** Points for so many models; for whatever number where none is said. */
  readonly costs: readonly { readonly models?: string | undefined; readonly points: string | undefined }[];
  readonly models: readonly PrintedModel[];
  /** Compositions: one of these. */
  readonly sizes: readonly (readonly PrintedGroup[])[];
  readonly totals?: readonly PrintedTotal[] | undefined;
  readonly loadout?: string | undefined;
  readonly options?: readonly PrintedOption[] | undefined;
  readonly weapons: readonly PrintedWeapon[];
  readonly abilities: readonly PrintedAbility[];
  readonly damaged?: { readonly range: string; readonly text?: string | undefined } | undefined;
  readonly leads: readonly string[];
  /** Units it joins beside their leader, where it is a Support. */
  readonly supports?: readonly string[] | undefined;
  /** What every copy costs more after so many. */
  readonly dearer?: { readonly after: string | undefined; readonly points: string | undefined } | undefined;
  /** What a transport carries, in words. */
  readonly transport?: string | undefined;
}

/** What lists of a faction choose from beside its units. */
export interface PrintedEnhancement {
  readonly faction?: string | undefined;
  readonly detachment?: string | undefined;
  readonly name: string;
  readonly points?: string | undefined;
  readonly text?: string | undefined;
}

/** A rule that a detachment brings. */
export interface PrintedDetachment {
  readonly faction?: string | undefined;
  readonly name: string;
  readonly rules: readonly { readonly name: string; readonly text?: string | undefined }[];
  /** Detachment points and force disposition. */
  readonly points?: string | undefined;
  readonly disposition?: string | undefined;
}

/** All that the files of one format hold. */
export interface Printed {
  readonly sheets: readonly Sheet[];
  readonly enhancements?: readonly PrintedEnhancement[];
  readonly detachments?: readonly PrintedDetachment[];
}
