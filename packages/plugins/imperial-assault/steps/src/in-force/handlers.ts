import type { Context } from "@riposte/imperial-assault";
import { VALUES } from "../language/modify.js";
import { EVENTS, WINDOWS } from "../language/moment.js";
import { refrains, vetoes } from "./forbids.js";
import type { Holders } from "./holders.js";
import { contributionsTo } from "./modifiers.js";
import { momentOffers, pointOffers, pointsWorth } from "./offers.js";
import { type Fallen, reactTo } from "./reactions.js";

/** What a plugin does, by window, event, value and effect; lists, so that it can add its own. */
interface Handlers {
  readonly offer: Record<string, unknown[]>;
  readonly on: Record<string, unknown[]>;
  readonly modify: Record<string, unknown[]>;
  readonly veto: Readonly<Record<string, unknown>>;
}

interface HandlerOptions {
  /** Windows of the plugin beside those of the language. */
  readonly windows?: readonly string[];
  /** Who acts once more although it is no longer there. */
  readonly fallen?: Fallen;
}

/**
 * Everything that abilities do for those who have them: offers at windows, reactions to facts, contributions to values, and what
 * they forbid. The names are those of the language; that the game has them is checked when plugins are composed.
 */
export function handlersOf(context: Context, holders: Holders, options: HandlerOptions = {}): Handlers {
  const { windows = [], fallen } = options;
  return {
    offer: {
      ...listed([...WINDOWS, ...windows], (window) => momentOffers(context, holders, window)),
      "points:spending": [pointOffers(context, holders)],
    },
    on: listed(EVENTS, (event) => reactTo(context, holders, event, fallen)),
    modify: {
      "points:worth": [pointsWorth(holders)],
      ...Object.fromEntries(
        Object.entries(VALUES).map(([name, value]) => [
          value,
          [contributionsTo(context, holders, name as keyof typeof VALUES)],
        ]),
      ),
      ...Object.fromEntries(Object.entries(refrains(context, holders)).map(([value, handler]) => [value, [handler]])),
    },
    veto: vetoes(context, holders),
  };
}

const listed = (names: readonly string[], handler: (name: string) => unknown): Record<string, unknown[]> =>
  Object.fromEntries(names.map((name) => [name, [handler(name)]]));
