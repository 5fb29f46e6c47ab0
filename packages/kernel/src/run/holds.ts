import { z } from "zod";
import type { Offer } from "./match.js";
import type { Hold, Policy, Runtime } from "./runtime.js";

/** A seat's wish about being asked, as an input: logged, private to the seat, and never changing what a choice does. */
export const PolicyChange = z.discriminatedUnion("set", [
  z.strictObject({
    set: z.literal("hold"),
    hold: z.enum(["always", "auto", "never"]),
    window: z.string().optional().meta({ description: "Only at this window; everywhere when absent." }),
    scope: z.string().optional().meta({ description: "Until the open scope of this name closes (needs a window)." }),
  }),
  z.strictObject({
    set: z.literal("order"),
    window: z.string(),
    key: z.union([z.string(), z.number()]),
    act: z.enum(["offer", "play"]),
  }),
  z.strictObject({ set: z.literal("no-order"), window: z.string(), key: z.union([z.string(), z.number()]) }),
]);
export type PolicyChange = z.infer<typeof PolicyChange>;

/** How a seat starts. */
export const initialPolicy = (hold: Hold): Policy => ({ hold, windows: {}, orders: [] });

export function changePolicy(rt: Runtime, seat: number, change: PolicyChange): void {
  rt.policies = rt.policies.map((policy, index) => (index === seat ? changed(rt, policy, change) : policy));
}

/** How a seat wants to be asked at a window. */
export function holdOf(rt: Runtime, seat: number, window: string): Hold {
  const policy = rt.policies[seat] as Policy;
  return policy.windows[window]?.hold ?? policy.hold;
}

/** The offer a standing order plays by itself, if it is legal now. */
export function orderedOffer<T extends Pick<Offer, "key">>(
  rt: Runtime,
  seat: number,
  window: string,
  offers: readonly T[],
): T | undefined {
  const orders = (rt.policies[seat] as Policy).orders;
  if (orders.length === 0) return undefined;
  return offers.find((offer) =>
    orders.some((order) => order.window === window && order.key === offer.key && order.act === "play"),
  );
}

/** Does a standing order want this seat asked in spite of `never`? */
export function isOrdered(rt: Runtime, seat: number, window: string, offers: readonly Pick<Offer, "key">[]): boolean {
  return offers.some((offer) =>
    (rt.policies[seat] as Policy).orders.some((order) => order.window === window && order.key === offer.key),
  );
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
      const { window, key, act } = change;
      return { ...policy, orders: [...without(policy, window, key), { window, key, act }] };
    }
    case "no-order":
      return { ...policy, orders: without(policy, change.window, change.key) };
  }
}

const without = (policy: Policy, window: string, key: string | number) =>
  policy.orders.filter((order) => order.window !== window || order.key !== key);
