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
  return hasBundle(options)
    ? options.flatMap((one) => (one instanceof Bundle ? one.listed : [one]))
    : (options as readonly O[]);
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
    const alike = unbundled(this.#options.filter((one) => one.verb === verb));
    return (alike.length === 1 ? alike[0] : alike[below(alike.length)])?.key as Key;
  }

  toJSON(): { readonly kind: "one"; readonly options: readonly Option[] } {
    return { kind: "one", options: this.options };
  }
}
