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
}

/** Models of a unit: how many, and what each carries where the source says so. */
export interface PrintedGroup {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** The characteristics they have, where several are printed. */
  readonly profile?: string | undefined;
  readonly weapons?: readonly string[] | undefined;
}

/** A datasheet as a source prints it, whatever the source: adapters write it, one resolver reads it. */
export interface Sheet {
  readonly name: string;
  readonly faction?: string | undefined;
  readonly keywords: readonly string[];
  readonly points?: string | undefined;
  readonly models: readonly PrintedModel[];
  readonly groups: readonly PrintedGroup[];
  readonly loadout?: string | undefined;
  readonly weapons: readonly PrintedWeapon[];
  readonly abilities: readonly PrintedAbility[];
  readonly damaged?: { readonly range: string; readonly text?: string | undefined } | undefined;
  readonly leads: readonly string[];
  /** What a transport carries, in words. */
  readonly transport?: string | undefined;
}
