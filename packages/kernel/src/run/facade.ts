import type { Distribution, Outcome as Drawn } from "../chance/distribution.js";
import type { Effect } from "../plugin/ownership.js";
import { bindTo, boundTo } from "./abilities.js";
import { cachedIn } from "./cache.js";
import { frameOf, setVar, topFrame } from "./frames.js";
import { publish } from "./hear.js";
import type { Vars } from "./kernel-effects.js";
import { lastingOf } from "./lasting.js";
import type { Match } from "./match.js";
import { queueEffect } from "./queue.js";
import { RUNTIME, type Runtime } from "./runtime.js";
import { explainValue, modifiedValue } from "./values.js";
import { windowEntry, wouldAsk } from "./windows.js";

const NO_VARS: Vars = Object.freeze({});

// biome-ignore lint/suspicious/noExplicitAny: one facade serves every plugin; `Match<O>` gives each its own types
type AnyMatch = Match<any>;

/** The match as rules code sees it; one per runtime, whatever state is loaded. */
export function createFacade(rt: Runtime): AnyMatch {
  const facade: AnyMatch & { readonly [RUNTIME]: Runtime } = {
    [RUNTIME]: rt,
    get slices() {
      return rt.slices as AnyMatch["slices"];
    },
    get seats() {
      return rt.seats;
    },
    order: () => rt.game.rules.order(facade),
    has: (plugin) => rt.game.plugins.some(({ name }) => name === plugin),

    queue: (effect: Effect) => queueEffect(rt, effect, null),
    queueAll: (effects) => {
      for (const effect of effects) queueEffect(rt, effect, null);
    },
    publish: (event: string, payload: unknown) => publish(rt, event, payload),
    own: (parent, key) => (rt.inPlace ? parent[key] : ownPart(rt, parent, key)),
    chance: <D extends Distribution>(stream: string, distribution: D): Drawn<D> => {
      rt.revealed = true;
      return rt.chance.draw(rt.streams, stream, distribution);
    },
    reveal: () => {
      rt.revealed = true;
    },
    stamp: () => rt.nextId++,

    value: (name, subject, base) => modifiedValue(rt, name, subject, base),
    explain: (name, subject, base) => explainValue(rt, name, subject, base),
    add: (amount, by, field) => contribution("add", amount, by, field),
    set: (amount, by, field) => contribution("set", amount, by, field),
    contribute: contribution,

    offer: (offer) => ({ kind: "optional", ...offer }),
    pending: () => pendingEffect(rt),
    instead: (by, effects, choice) => (choice === undefined ? { by, effects } : { by, effects, choice }),
    prevent: (by, choice) => (choice === undefined ? { by, effects: [] } : { by, effects: [], choice }),
    isOpenable: (window: string, subject: unknown) => wouldAsk(rt, windowEntry(rt, window), subject),

    get vars() {
      return topFrame(rt).vars ?? NO_VARS;
    },
    setVar: (name, value) => setVar(topFrame(rt), name, value),
    varsOf: (procedure) => {
      const frame = frameOf(rt, procedure);
      return frame === undefined ? undefined : (frame.vars ?? NO_VARS);
    },
    bound: (name) => boundTo(rt, name),
    bind: (name, value) => bindTo(rt, name, value),
    lasting: (kind) => lastingOf(rt, kind),
    isScopeOpen: (scope) => rt.scopes.some(({ name }) => name === scope),
    cached: (key, plugins, compute) => cachedIn(rt, key, plugins, compute),
  };
  return facade;
}

const contribution: AnyMatch["contribute"] = (layer, amount, by, field) =>
  field === undefined ? { by, layer, amount } : { by, layer, amount, field };

/** The effect waiting for the innermost window around it. */
function pendingEffect(rt: Runtime) {
  if (rt.considering !== null) return { frame: -1, effect: rt.considering };
  const frame = frameOf(rt, "around");
  return frame === undefined ? undefined : { frame: frame.id, effect: frame.vars?.effect as Effect };
}

/** Copies a part of an owned object on the first write since the state was last at rest. */
function ownPart<T extends object, K extends keyof T>(rt: Runtime, parent: T, key: K): T[K] {
  const part = parent[key];
  if (typeof part !== "object" || part === null || rt.owned.has(part)) return part;
  const copy = (Array.isArray(part) ? part.slice() : { ...part }) as T[K] & object;
  rt.owned.add(copy);
  parent[key] = copy;
  return copy;
}
