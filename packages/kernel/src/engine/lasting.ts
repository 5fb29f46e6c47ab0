import { checkSeat } from "../checks/seat-there.js";
import { unknownName } from "../checks/unknown-name.js";
import type { Lasting } from "../declare/match.js";
import { hear, publish } from "./hear.js";
import type { OpenScope, Policy, Runtime } from "./runtime.js";

/** Starts a lasting effect; it ends with the innermost open scope of that name. */
export function startLasting(
  rt: Runtime,
  start: { readonly lasting: string; readonly scope?: string; readonly seat?: number; readonly data?: unknown },
): void {
  const { lasting: kinds, scopes } = rt.game;
  if (!kinds.has(start.lasting)) throw unknownName(rt, "starts the lasting effect", start.lasting, kinds.keys());
  if (start.seat !== undefined) checkSeat(rt, `lets "${start.lasting}" last for`, start.seat);
  const scope = start.scope === undefined ? undefined : openScopeOf(rt, start.scope);
  if (start.scope !== undefined && scope === undefined) {
    if (!scopes.has(start.scope)) throw unknownName(rt, "lets something last for the scope", start.scope, scopes);
    // a scope that is not open would never close: the effect is over before it began
    return;
  }
  const lasting: Lasting = {
    id: rt.nextId++,
    lasting: start.lasting,
    scope: scope?.id ?? null,
    seat: start.seat ?? null,
    data: start.data ?? null,
  };
  change(rt, [...rt.lasting, lasting], [lasting]);
}

/** What was remembered of what lasts counts no more, and of the kinds of those that have begun or ended. */
function change(rt: Runtime, lasting: readonly Lasting[], changed: readonly Lasting[]): void {
  rt.lasting = lasting;
  rt.written = ++rt.writes;
  rt.versions[rt.versions.length - 1] = rt.written;
  for (const { lasting: kind } of changed) rt.versions[rt.game.versionPlaces.get(kind) as number] = rt.written;
}

/** The innermost open scope of a name. */
export function openScopeOf(rt: Runtime, name: string): OpenScope | undefined {
  const { scopes } = rt;
  for (let at = scopes.length - 1; at >= 0; at--) if (scopes[at]?.name === name) return scopes[at];
  return undefined;
}

export function endLasting(rt: Runtime, id: number): void {
  expire(rt, (lasting) => lasting.id === id);
}

export function wearOff(rt: Runtime, name: string): void {
  const scope = openScopeOf(rt, name);
  if (scope !== undefined) expire(rt, (lasting) => lasting.scope === scope.id);
}

/** Ends everything that was to last until this scope closes, hold policies included. */
export function expireScope(rt: Runtime, scope: number): void {
  if (rt.lasting.length > 0) expire(rt, (lasting) => lasting.scope === scope);
  for (const { windows, passing } of rt.policies) {
    if (passing?.until === scope) rt.policies = rt.policies.map((policy) => withoutPassing(policy, scope));
    for (const window in windows) {
      if (windows[window]?.until === scope) rt.policies = rt.policies.map((policy) => withoutScope(policy, scope));
    }
  }
}

function withoutPassing(policy: Policy, scope: number): Policy {
  if (policy.passing?.until !== scope) return policy;
  const { passing: _passing, ...rest } = policy;
  return rest;
}

const withoutScope = (policy: Policy, scope: number): Policy => ({
  ...policy,
  windows: Object.fromEntries(
    Object.entries(policy.windows).flatMap(([name, window]) => {
      if (window.until !== scope) return [[name, window]];
      return window.before === null ? [] : [[name, { hold: window.before, until: null, before: null }]];
    }),
  ),
});

/** What lasts of one kind. */
export interface Kind {
  readonly kind: string;
  readonly list: Lasting[];
}

/**
 * What lasts of a kind: rules ask far more often than anything begins or ends, so it is sorted by kinds once in between. Few kinds last
 * at a time: they are gone through, which is faster than a look-up, and nearly every answer is that there is nothing.
 */
export function lastingOf(rt: Runtime, kind: string): readonly Lasting[] {
  const { lasting: all } = rt;
  if (all.length === 0) return all;
  if (rt.kinds.of !== all) rt.kinds = { of: all, lists: byKind(all) };
  const known = listOf(rt.kinds.lists, kind);
  if (known !== undefined) return known;
  // as with facts that no handler hears, a simulation trusts names that play has looked at
  if (rt.recorded !== null || rt.checks) checkKind(rt, kind);
  return NOTHING;
}

const NOTHING: readonly Lasting[] = [];

function byKind(all: readonly Lasting[]): readonly Kind[] {
  const lists: Kind[] = [];
  for (const lasting of all) {
    const known = listOf(lists, lasting.lasting);
    if (known === undefined) lists.push({ kind: lasting.lasting, list: [lasting] });
    else known.push(lasting);
  }
  return lists;
}

function listOf(lists: readonly Kind[], kind: string): Lasting[] | undefined {
  for (let at = 0; at < lists.length; at++) if (lists[at]?.kind === kind) return lists[at]?.list;
  return undefined;
}

function checkKind(rt: Runtime, kind: string): void {
  const { lasting, isPartial } = rt.game;
  if (!isPartial && !lasting.has(kind)) throw unknownName(rt, "looks for the lasting effect", kind, lasting.keys());
}

function expire(rt: Runtime, isOver: (lasting: Lasting) => boolean): void {
  // every scope that closes asks, and mostly nothing is over
  if (!rt.lasting.some(isOver)) return;
  const over: Lasting[] = [];
  const left: Lasting[] = [];
  for (const lasting of rt.lasting) (isOver(lasting) ? over : left).push(lasting);
  change(rt, left, over);
  for (const { lasting } of over) publish(rt, "kernel:expired", { lasting });
  hear(rt);
}
