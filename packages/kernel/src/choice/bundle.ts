import type { Key, Option } from "./choice.js";

type Below = (n: number) => number;

/** What a bundle holds: the things it is about, at least one, and the option each of them is, with its key alone first. */
export interface Bundled<O extends Option, About> {
  /** Found when somebody looks; it depends on nothing that goes on meanwhile. */
  all(): readonly About[];
  keyOf(about: About): Key;
  option(about: About): O;
}

/** Many options of one verb of which none is made before somebody looks. */
export class Bundle<O extends Option, About = unknown> {
  readonly kind = "optional";
  readonly verb: string;
  readonly #bundled: Bundled<O, About>;
  #all: readonly About[] | undefined;
  #listed: readonly O[] | undefined;
  /** Whose key was looked at last: mostly that is the answer. */
  #drawn: About | undefined;

  constructor(verb: string, bundled: Bundled<O, About>) {
    this.verb = verb;
    this.#bundled = bundled;
  }

  get listed(): readonly O[] {
    this.#listed ??= this.#found().map((about) => this.#bundled.option(about));
    return this.#listed;
  }

  get size(): number {
    return this.#found().length;
  }

  keyAt(index: number): Key {
    this.#drawn = this.#found()[index] as About;
    return this.#bundled.keyOf(this.#drawn);
  }

  /** The option of that name: mostly the only one that is ever made. */
  find(key: unknown): O | undefined {
    const bundled = this.#bundled;
    const drawn = this.#drawn;
    if (drawn !== undefined && bundled.keyOf(drawn) === key) return bundled.option(drawn);
    for (const about of this.#found()) if (bundled.keyOf(about) === key) return bundled.option(about);
    return undefined;
  }

  #found(): readonly About[] {
    this.#all ??= this.#bundled.all();
    return this.#all;
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
    const found = one instanceof Bundle ? one.find(key) : undefined;
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
    const alike: (Option | Bundle<Option>)[] = [];
    for (const one of this.#options) if (one.verb === verb) alike.push(one);
    // mostly they are one bundle, of which nothing but the drawn key is looked at
    if (first instanceof Bundle && alike.length === 1) return first.keyAt(first.size === 1 ? 0 : below(first.size));
    const listed = unbundled(alike);
    return (listed.length === 1 ? listed[0] : listed[below(listed.length)])?.key as Key;
  }

  toJSON(): { readonly kind: "one"; readonly options: readonly Option[] } {
    return { kind: "one", options: this.options };
  }
}
