/** Things in a list with how many there are in all. */
export interface ListedItem {
  readonly name: string;
  readonly count: number;
}

/** Models of a listed unit; what they carry is counted for all of them together. */
export interface ListedModels {
  readonly name: string | undefined;
  readonly count: number;
  readonly items: readonly ListedItem[];
}

/** A unit as a list writes it. */
export interface ListedUnit {
  readonly name: string;
  /** The line it begins at, to be found again. */
  readonly line: number;
  readonly points: number;
  /** How many models, where the unit's own line says so. */
  readonly count: number | undefined;
  readonly models: readonly ListedModels[];
  readonly enhancements: readonly string[];
  readonly isWarlord: boolean;
  /** Units that stand together, leaders with whom they lead, have the same number. */
  readonly together: number | undefined;
  readonly leads: boolean;
}

/** An army list as people have it, before it is known what its names mean. */
export interface List {
  readonly format: string;
  /** The edition it shows to be of by what only that writes: 11. */
  readonly edition: string | undefined;
  readonly dispositions: string | undefined;
  readonly title: string | undefined;
  readonly faction: string | undefined;
  readonly detachment: string | undefined;
  /** The points it says it has. */
  readonly points: number | undefined;
  /** The points of the battle it is for, where it says so. */
  readonly limit: number | undefined;
  readonly units: readonly ListedUnit[];
  /** Enhancements that it has, and says of no unit of its own. */
  readonly unplaced: readonly string[];
  /** Lines that were not understood. */
  readonly unread: readonly { readonly line: number; readonly text: string }[];
}
