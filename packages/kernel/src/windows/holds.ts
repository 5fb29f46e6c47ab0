import { z } from "zod";
import type { WindowEntry } from "../compose/game.js";
import type { Offer } from "../declare/match.js";
import { openScopeOf } from "../engine/lasting.js";
import type { Hold, Policy, Runtime, StandingOrder } from "../engine/runtime.js";
import { isMet, OrderCondition } from "./order-condition.js";

const Name = z.string().max(200);
const Key = z.union([z.string().max(500), z.number().min(-1_000_000_000).max(1_000_000_000)]);

/** A seat's wish about being asked, as an input: logged, private to the seat, and never changing what a choice does. */
export const PolicyChange = z.discriminatedUnion("set", [
  z.strictObject({
    set: z.literal("hold"),
    hold: z.enum(["always", "auto", "never"]),
    window: Name.optional().meta({ description: "Only at this window; everywhere when absent." }),
    scope: Name.optional().meta({ description: "Until the open scope of this name closes (needs a window)." }),
  }),
  z.strictObject({
    set: z.literal("order"),
    window: Name,
    key: Key,
    act: z.enum(["offer", "play"]),
    when: OrderCondition.optional().meta({
      description: "Only where fields of the window's subject are so: a value, one of several, atLeast, atMost.",
    }),
  }),
  z.strictObject({ set: z.literal("no-order"), window: Name, key: Key }),
  z.strictObject({
    set: z.literal("pass"),
    until: z.union([z.enum(["own", "concerned"]), z.strictObject({ scope: Name })]).meta({
      description: "Until its own time, until something concerns it, or until the open scope of this name closes.",
    }),
  }),
  z.strictObject({ set: z.literal("no-pass") }),
]);
export type PolicyChange = z.infer<typeof PolicyChange>;

/** How a seat starts. */
export const initialPolicy = (hold: Hold): Policy => ({ hold, windows: {}, orders: [] });

export function changePolicy(rt: Runtime, seat: number, change: PolicyChange): void {
  rt.policies = rt.policies.map((policy, index) => (index === seat ? changed(rt, policy, change) : policy));
}

/** How a seat wants to be asked at a window, or by a question that goes by its policy. */
export function holdOf(rt: Runtime, seat: number, window: string): Hold {
  const { windows, hold: usual } = rt.policies[seat] as Policy;
  const hold = isEmpty(windows) ? usual : (windows[window]?.hold ?? usual);
  return hold === "never" && rt.game.windows.get(window)?.own === true ? "auto" : hold;
}

/** Few seats have wishes about single windows, and every window asks. */
function isEmpty(windows: Policy["windows"]): boolean {
  for (const _window in windows) return false;
  return true;
}

/** How a seat wants to be asked at a moment: one that passes is not, until the moment it waits for. */
export function holdAt(rt: Runtime, seat: number, { name, own, concerns }: WindowEntry, subject: unknown): Hold {
  const { passing } = rt.policies[seat] as Policy;
  const isPassing =
    passing !== undefined && !own && !(passing.until === "concerned" && concerns?.(subject, seat, rt.match) === true);
  return isPassing ? "never" : holdOf(rt, seat, name);
}

/** A seat that passed until now is asked, or its own time begins: passing is over. */
export function stopPassing(rt: Runtime, seat: number): void {
  const { passing } = rt.policies[seat] as Policy;
  if (passing !== undefined && typeof passing.until === "string") changePolicy(rt, seat, { set: "no-pass" });
}

/** The offer a standing order plays by itself, if it is legal now. */
export function orderedOffer<T extends Pick<Offer, "key">>(
  rt: Runtime,
  seat: number,
  { window, subject }: Moment,
  offers: readonly T[],
): T | undefined {
  if (rt.policies[seat]?.orders.length === 0) return undefined;
  const orders = ordersAt(rt, seat, { window, subject }).filter(({ act }) => act === "play");
  return orders.length === 0 ? undefined : offers.find(({ key }) => orders.some((order) => order.key === key));
}

/** Does a standing order want one of these played, or offered in spite of `never`? */
export function isOrdered(rt: Runtime, seat: number, moment: Moment, offers: readonly Pick<Offer, "key">[]): boolean {
  const orders = ordersAt(rt, seat, moment);
  return orders.length > 0 && offers.some(({ key }) => orders.some((order) => order.key === key));
}

/** Does a seat want to be asked here, whatever it holds? Asked only with the right card, the pause would tell that it has it. */
export const isAwaited = (rt: Runtime, seat: number, moment: Moment): boolean =>
  ordersAt(rt, seat, moment).some(({ act }) => act === "offer");

/** A window that is open, or would be. */
interface Moment {
  readonly window: string;
  readonly subject: unknown;
}

const NONE: readonly StandingOrder[] = [];

/** The orders of a seat that count at this moment. */
function ordersAt(rt: Runtime, seat: number, { window, subject }: Moment): readonly StandingOrder[] {
  const { orders } = rt.policies[seat] as Policy;
  if (orders.length === 0) return NONE;
  return orders.filter((order) => order.window === window && isMet(order.when, subject));
}

function changed(rt: Runtime, policy: Policy, change: PolicyChange): Policy {
  switch (change.set) {
    case "hold": {
      if (change.window === undefined) return { ...policy, hold: change.hold };
      const until = rt.scopes.findLast((scope) => scope.name === change.scope)?.id ?? null;
      const known = policy.windows[change.window];
      const before = until === null ? null : known?.until === null ? known.hold : (known?.before ?? null);
      return { ...policy, windows: { ...policy.windows, [change.window]: { hold: change.hold, until, before } } };
    }
    case "order": {
      const { window, key, act, when } = change;
      const order = { window, key, act, ...(when === undefined ? {} : { when }) };
      return { ...policy, orders: [...without(policy, window, key), order] };
    }
    case "pass": {
      const { until } = change;
      if (typeof until === "string") return { ...policy, passing: { until } };
      return { ...policy, passing: { until: openScopeOf(rt, until.scope)?.id as number } };
    }
    case "no-pass": {
      const { passing: _passing, ...rest } = policy;
      return rest;
    }
    case "no-order":
      return { ...policy, orders: without(policy, change.window, change.key) };
  }
}

const without = (policy: Policy, window: string, key: string | number) =>
  policy.orders.filter((order) => order.window !== window || order.key !== key);
