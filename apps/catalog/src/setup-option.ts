export type SetupValue = string | number | boolean;

/** One thing to choose before a match starts. */
export interface SetupOption {
  /** A dot leads inside: `ruleset.limit`. */
  readonly key: string;
  readonly values: readonly SetupValue[];
  /** The value when nothing is given. */
  readonly otherwise: SetupValue;
  readonly help: string;
  /** Turns the chosen value into what the game takes, where they differ. */
  read?(value: SetupValue): unknown;
  /** What each of two sides can have, where the value is one of these for each, `this,that`. */
  sides?(): readonly ReadySide[];
  /** Plugins that a value brings along, such as those of another edition. */
  brings?(value: unknown): readonly string[];
  /** For those who look for it: not among the first things asked. */
  readonly isRare?: boolean;
}

/** A ready army or deck. */
export interface ReadySide {
  readonly id: string;
  readonly title: string;
  /** How much it is. */
  readonly about: string;
}

/** Setup options as the game gets them. */
export type Setup = Readonly<Record<string, unknown>>;

/** The setup for chosen values; an option left at its usual value says nothing. */
export function setupOf(options: readonly SetupOption[], chosen: Readonly<Record<string, SetupValue>>): Setup {
  const setup: Record<string, unknown> = {};
  for (const { key, otherwise, read } of options) {
    const value = chosen[key];
    if (value === undefined || value === otherwise) continue;
    const [outer = key, inner] = key.split(".", 2);
    const given = read?.(value) ?? value;
    setup[outer] = inner === undefined ? given : { ...inside(setup[outer]), [inner]: given };
  }
  return setup;
}

/** The plugins that a setup brings along. */
export const broughtBy = (options: readonly SetupOption[], setup: Setup): readonly string[] =>
  options.flatMap(({ key, brings }) => (setup[key] === undefined ? [] : (brings?.(setup[key]) ?? [])));

const inside = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
