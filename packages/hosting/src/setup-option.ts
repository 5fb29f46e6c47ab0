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
  /** The part of the setup it belongs to, where that is not one of its own. */
  readonly into?: string;
  /** What the game gets when nothing is given, where that is not nothing. */
  readonly usual?: unknown;
  /** Is it asked at all, by what else is chosen? */
  isAsked?(setup: Setup): boolean;
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
  let setup: Setup = {};
  for (const { key, into = key, otherwise, read, isAsked } of options) {
    const value = chosen[key];
    if (value === undefined || value === otherwise || isAsked?.(setup) === false) continue;
    setup = withPart(setup, into, read?.(value) ?? value);
  }
  return withUsual(options, setup);
}

/** The setup with one more value in it: a dot leads inside, and two parts of one thing are joined. */
export function withPart(setup: Setup, key: string, value: unknown): Setup {
  const [outer = key, inner] = key.split(".", 2);
  const given = inner === undefined ? value : { [inner]: value };
  return { ...setup, [outer]: isThing(given) && isThing(setup[outer]) ? { ...setup[outer], ...given } : given };
}

/** The setup with what options mean that were not given. */
export function withUsual(options: readonly SetupOption[], given: Setup): Setup {
  let setup = given;
  for (const { key, into = key, usual, isAsked } of options)
    if (usual !== undefined && setup[into] === undefined && isAsked?.(setup) !== false)
      setup = { ...setup, [into]: usual };
  return setup;
}

/** The plugins that a setup brings along. */
export const broughtBy = (options: readonly SetupOption[], setup: Setup): readonly string[] =>
  options.flatMap(({ key, brings }) => (setup[key] === undefined ? [] : (brings?.(setup[key]) ?? [])));

const isThing = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
