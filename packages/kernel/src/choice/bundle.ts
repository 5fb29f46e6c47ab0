import type { Key, Option } from "./choice.js";

type Below = (n: number) => number;

/** Many options of one verb, at least one, that are listed when somebody looks; the list depends on nothing that goes on meanwhile. */
export class Bundle<O extends Option> {
  readonly kind = "optional";
  readonly verb: string;
  readonly #list: () => readonly O[];
  #listed: readonly O[] | undefined;

  constructor(verb: string, list: () => readonly O[]) {
    this.verb = verb;
    this.#list = list;
  }

  get listed(): readonly O[] {
    this.#listed ??= this.#list();
    return this.#listed;
  }
}

/** All of them one by one. */
export function unbundled<O extends Option>(options: readonly (O | Bundle<O>)[]): readonly O[] {
  if (!hasBundle(options)) return options as readonly O[];
  // not `flatMap`: V8 copies element by element through its slow paths, and bundles are long
  const all: O[] = [];
  for (const one of options) {
    if (one instanceof Bundle) for (const option of one.listed) all.push(option);
    else all.push(one);
  }
  return all;
}

/** The bundled option of that name. */
export function findBundled<O extends Option>(options: readonly (O | Bundle<O>)[], key: unknown): O | undefined {
  for (const one of options) {
    const found = one instanceof Bundle ? one.listed.find((option) => option.key === key) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

export function hasBundle(options: readonly unknown[]): boolean {
  for (const one of options) if (one instanceof Bundle) return true;
  return false;
}

/** A choice of one among options some of which nobody may ever look at. */
export class BundledChoice {
  readonly kind = "one";
  readonly #options: readonly (Option | Bundle<Option>)[];
  #listed: readonly Option[] | undefined;

  constructor(options: readonly (Option | Bundle<Option>)[]) {
    this.#options = options;
  }

  get options(): readonly Option[] {
    this.#listed ??= unbundled(this.#options);
    return this.#listed;
  }

  /** Draws as from the whole list: a verb first, then one of its options; only those are listed. */
  draw(below: Below): Key {
    const verbs: (string | undefined)[] = [];
    const firsts: (Option | Bundle<Option>)[] = [];
    for (const one of this.#options) {
      if (one.verb !== undefined && verbs.includes(one.verb)) continue;
      verbs.push(one.verb);
      firsts.push(one);
    }
    const first = firsts[below(firsts.length)] as Option | Bundle<Option>;
    const { verb } = first;
    if (verb === undefined) return (first as Option).key;
    const alike = this.#options.filter((one) => one.verb === verb);
    // mostly they are one bundle, which is its own list
    const listed = first instanceof Bundle && alike.length === 1 ? first.listed : unbundled(alike);
    return (listed.length === 1 ? listed[0] : listed[below(listed.length)])?.key as Key;
  }

  toJSON(): { readonly kind: "one"; readonly options: readonly Option[] } {
    return { kind: "one", options: this.options };
  }
}
