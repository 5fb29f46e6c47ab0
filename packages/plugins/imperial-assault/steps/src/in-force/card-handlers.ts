import type { Behaviour, Ownership } from "@riposte/kernel";

type Kind = "offer" | "on" | "modify" | "veto";
type Hooks<O extends Ownership, K extends Kind> = NonNullable<Behaviour<O>[K]>;
/** One handler of a name, where a behaviour takes one or several. */
type HandlerOf<H> = Exclude<NonNullable<H>, readonly unknown[]>;
type Place = "first" | "last";

/**
 * What a plugin of cards does, list by list: at windows, after facts, to values and against effects. Names and handlers are those that
 * the plugin can see, so that a window that was renamed is an error of the compiler.
 */
export class CardHandlers<O extends Ownership> {
  readonly #lists: Readonly<Record<Kind, Map<string, unknown[]>>> = {
    offer: new Map(),
    on: new Map(),
    modify: new Map(),
    veto: new Map(),
  };

  /** Adds a handler behind those that are there, or before them. */
  add<K extends Kind, N extends keyof Hooks<O, K> & string>(
    kind: K,
    name: N,
    handler: HandlerOf<Hooks<O, K>[N]>,
    place: Place = "last",
  ): this {
    const list = this.#lists[kind].get(name) ?? [];
    this.#lists[kind].set(name, place === "last" ? [...list, handler] : [handler, ...list]);
    return this;
  }

  /** All of them, as `definePlugin` takes them. */
  get behaviour(): Pick<Behaviour<O>, Kind> {
    const all = Object.entries(this.#lists).map(([kind, lists]) => [kind, Object.fromEntries(lists)]);
    // `add` took each under a name that has it
    return Object.fromEntries(all) as Pick<Behaviour<O>, Kind>;
  }
}
