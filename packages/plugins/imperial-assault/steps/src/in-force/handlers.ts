import type { Context } from "@riposte/imperial-assault";
import type { Behaviour, Ownership } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { VALUES } from "../language/modify.js";
import { EVENTS, WINDOWS } from "../language/moment.js";
import { refrains, vetoes } from "./forbids.js";
import type { Holders } from "./holders.js";
import { contributionsTo } from "./modifiers.js";
import { momentOffers, pointOffers, pointsWorth } from "./offers.js";
import { type Fallen, reactTo } from "./reactions.js";
import { stepAnswers } from "./step-answers.js";

/**
 * Everything that abilities do for those who have them: offers at windows, reactions to facts, contributions to values, and what
 * they forbid. A plugin adds its own; `fallen` are those who act once more although they are no longer there.
 */
export function handlersOf<O extends Ownership>(context: Context, holders: Holders, fallen?: Fallen): CardHandlers<O> {
  const handlers = new CardHandlers<SkirmishSteps>();
  for (const window of WINDOWS) handlers.add("offer", window, momentOffers(context, holders, window));
  handlers.add("offer", "points:spending", pointOffers(context, holders));
  for (const event of EVENTS) handlers.add("on", event, reactTo(context, holders, event, fallen));
  handlers.add("modify", "points:worth", pointsWorth(holders));
  handlers.add("modify", "step:answers", stepAnswers(context, holders));
  for (const [name, value] of entriesOf(VALUES)) handlers.add("modify", value, contributionsTo(context, holders, name));
  for (const [value, refrain] of entriesOf(refrains(context, holders))) handlers.add("modify", value, refrain);
  for (const [effect, veto] of entriesOf(vetoes(context, holders))) handlers.add("veto", effect, veto);
  // a plugin of cards reaches all that the language does
  return handlers as CardHandlers<O>;
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T & string, T[keyof T & string]][];

type Kind = "offer" | "on" | "modify" | "veto";
type Hooks<O extends Ownership, K extends Kind> = NonNullable<Behaviour<O>[K]>;
/** One handler of a name, where a behaviour takes one or several. */
type HandlerOf<H> = Exclude<NonNullable<H>, readonly unknown[]>;
type Place = "first" | "last";

/**
 * What a plugin of cards does, list by list: at windows, after facts, to values and against effects. Names and handlers are those that
 * the plugin can see, so that a window that was renamed is an error of the compiler.
 */
class CardHandlers<O extends Ownership> {
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
