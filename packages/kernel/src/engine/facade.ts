import type { Distribution, Outcome as Drawn } from "../chance/distribution.js";
import { shownSlices } from "../checks/shown-slices.js";
import { unknownName } from "../checks/unknown-name.js";
import type { Layer } from "../declare/declare.js";
import { ask, call, last, openWindow, type Vars } from "../declare/kernel-effects.js";
import type {
  Contribution,
  Explained,
  Lasting,
  Match,
  Offer,
  OfferOf,
  Replacement,
  Trigger,
} from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import { KernelError } from "../errors.js";
import { cachedIn } from "../values/cache.js";
import { clonePlain } from "../values/clone.js";
import { explainValue, modifiedValue, type Value } from "../values/values.js";
import { wouldAsk } from "../windows/open-window.js";
import { SEEN_ENOUGH } from "../windows/seen-enough.js";
import { windowEntry } from "../windows/window.js";
import { bindTo, boundTo } from "./abilities.js";
import { frameOf, isWaiting, setVar, topFrame } from "./frames.js";
import { publish } from "./hear.js";
import { lastingOf, openScopeOf } from "./lasting.js";
import { onlyLooks } from "./looking.js";
import { queueEffect } from "./queue.js";
import { RUNTIME, type Runtime } from "./runtime.js";
import { seatsInOrder } from "./seats-in-order.js";

const NO_VARS: Vars = Object.freeze({});

// biome-ignore lint/suspicious/noExplicitAny: one facade serves every plugin; `Match<O>` gives each its own types
type AnyMatch = Match<any>;

/** The match as rules code sees it, whatever state is loaded: one per runtime, under checks one per handler, which names it. */
export const createFacade = (rt: Runtime, of: string | null = null): AnyMatch => new Facade(rt, of) as AnyMatch;

// a class, because getters in a literal give every match a hidden class of its own and make all rules code megamorphic
class Facade {
  readonly [RUNTIME]: Runtime;
  /** The handler it was given to, where that is known. */
  readonly of: string | null;

  constructor(rt: Runtime, of: string | null) {
    this[RUNTIME] = rt;
    this.of = of;
  }

  get slices() {
    const rt = live(this);
    return rt.checks ? shownSlices(rt) : rt.slices;
  }

  get seats() {
    return live(this).seats;
  }

  order(): readonly number[] {
    return seatsInOrder(live(this));
  }

  has(plugin: string): boolean {
    return live(this).game.plugins.some(({ name }) => name === plugin);
  }

  queue(effect: Effect): void {
    queueEffect(acting(this, "queues an effect"), effect);
  }

  queueAll(effects: readonly Effect[]): void {
    for (const effect of effects) this.queue(effect);
  }

  open(window: string, subject: unknown): void {
    this.queue(openWindow(window, subject));
  }

  ask(question: string, seat: number, about?: unknown): void {
    this.queue(ask(question, seat, about));
  }

  last(kind: string, how: Parameters<typeof last>[1]): void {
    this.queue(last(kind, how));
  }

  call(procedure: string, vars?: Vars): void {
    this.queue(call(procedure, vars));
  }

  publish(event: string, payload: unknown): void {
    publish(acting(this, "publishes an event"), event, payload);
  }

  own<T extends object, K extends keyof T>(parent: T, key: K, copy?: (part: T[K]) => T[K]): T[K] {
    const rt = acting(this, "writes a slice");
    return rt.inPlace ? parent[key] : ownPart(rt, parent, key, copy);
  }

  claim<T extends object, K extends keyof T>(parent: T, key: K, copy?: (part: T[K]) => T[K]): void {
    const rt = acting(this, "writes a slice");
    if (!rt.inPlace) ownPart(rt, parent, key, copy);
  }

  chance<D extends Distribution>(stream: string, distribution: D): Drawn<D> {
    const rt = acting(this, "draws by chance");
    rt.revealed = true;
    if (!rt.inPlace && !rt.ownsStreams) ownStreams(rt);
    return rt.chance.draw(rt.streams, stream, distribution);
  }

  reveal(): void {
    const rt = acting(this, "reveals something");
    if (rt.ahead === null) throw SEEN_ENOUGH;
    rt.revealed = true;
  }

  stamp(): number {
    return acting(this, "takes a number").nextId++;
  }

  value<T extends Value>(name: string, subject: unknown, base: T): T {
    const rt = live(this);
    return modifiedValue(rt, name, subject, base);
  }

  explain<T extends Value>(name: string, subject: unknown, base: T): Explained<T> {
    return explainValue(live(this), name, subject, base);
  }

  add(amount: number, by: string, field?: string): Contribution {
    return this.contribute("add", amount, by, field);
  }

  set(amount: number, by: string, field?: string): Contribution {
    return this.contribute("set", amount, by, field);
  }

  contribute(layer: Layer, amount: number, by: string, field?: string): Contribution {
    return field === undefined ? { by, layer, amount } : { by, layer, amount, field };
  }

  offer(offer: OfferOf<never, string>): Offer {
    // not a spread: one shape for all offers
    const { key, label, kind = "optional", effects } = offer;
    return label === undefined ? { key, kind, effects } : { key, label, kind, effects };
  }

  trigger(trigger: Trigger): Trigger {
    return trigger;
  }

  pending(): { readonly frame: number; readonly effect: Effect } | undefined {
    return pendingEffect(live(this));
  }

  instead(by: string, effects: readonly Effect[], choice?: number): Replacement {
    return choice === undefined ? { by, effects } : { by, effects, choice };
  }

  isOpenable(window: string, subject: unknown): boolean {
    return wouldAsk(live(this), windowEntry(live(this), window), subject);
  }

  get vars(): Readonly<Vars> {
    return topFrame(live(this)).vars ?? NO_VARS;
  }

  setVar(name: string, value: unknown): void {
    setVar(topFrame(acting(this, "writes a variable")), name, value);
  }

  varsOf(procedure: string): Readonly<Vars> | undefined {
    const frame = frameOf(live(this), procedure);
    return frame === undefined ? undefined : (frame.vars ?? NO_VARS);
  }

  setVarOf(procedure: string, name: string, value: unknown): void {
    const frame = frameOf(acting(this, "writes a variable"), procedure);
    if (frame === undefined) {
      throw new KernelError(
        "HANDLER_FAILED",
        `${live(this).acting} writes a variable of "${procedure}", which does not run.`,
      );
    }
    setVar(frame, name, value);
  }

  bound(name: string): unknown {
    return boundTo(live(this), name);
  }

  bind(name: string, value: unknown): void {
    bindTo(acting(this, "binds a name"), name, value);
  }

  lasting(kind: string): readonly Lasting[] {
    return lastingOf(live(this), kind);
  }

  isScopeOpen(scope: string): boolean {
    return this.scope(scope) !== undefined;
  }

  scope(scope: string): number | undefined {
    const rt = live(this);
    const open = openScopeOf(rt, scope);
    if (open === undefined && !rt.game.isPartial && !rt.game.scopes.has(scope))
      throw unknownName(rt, "looks at the scope", scope, rt.game.scopes);
    return open?.id;
  }

  cached<T>(key: string, plugins: readonly string[], compute: () => T): T {
    return cachedIn(live(this), key, plugins, compute);
  }
}

/** The runtime behind it, while a handler of the match runs; before and after, the match is dead. */
function live(facade: Facade): Runtime {
  const rt = facade[RUNTIME];
  if (rt.live === 0) throw over(facade.of);
  return rt;
}

/** The same for what changes the match. */
function acting(facade: Facade, does: string): Runtime {
  const rt = live(facade);
  if (rt.looks > 0) throw onlyLooks(rt, does);
  return rt;
}

const over = (of: string | null): KernelError =>
  new KernelError(
    "HANDLER_OVER",
    `A match is used after the handler it was given to has returned${of === null ? "" : `: by ${of}, from a promise or a timer it left behind`}. Queue what shall happen later; apps look at the match they started.`,
  );

/** Chance moves its streams in place, so a state at rest keeps those it had. */
function ownStreams(rt: Runtime): void {
  rt.streams = clonePlain(rt.streams);
  rt.ownsStreams = true;
}

/** The effect waiting for the innermost window around it. */
function pendingEffect(rt: Runtime) {
  if (rt.considering !== null) return { frame: -1, effect: rt.considering };
  // the window before an effect stands, or is about to stand, on its `around` frame; other windows have nothing waiting
  const top = topFrame(rt);
  const at = isWaiting(top) ? rt.frames.length - 1 : rt.frames.lastIndexOf(frameOf(rt, "window") ?? top) - 1;
  const frame = rt.frames[at];
  if (frame === undefined || !isWaiting(frame)) return undefined;
  return { frame: frame.id, effect: frame.vars.effect as Effect };
}

/** Copies a part of an owned object on the first write since the state was last at rest. */
function ownPart<T extends object, K extends keyof T>(
  rt: Runtime,
  parent: T,
  key: K,
  copied: (part: T[K]) => T[K] = copyOf,
): T[K] {
  const part = parent[key];
  if (typeof part !== "object" || part === null || rt.owned.has(part)) return part;
  const copy = copied(part);
  rt.owned.add(copy as T[K] & object);
  parent[key] = copy;
  return copy;
}

const copyOf = <T>(part: T): T => (Array.isArray(part) ? part.slice() : { ...part }) as T;
