import type { PolicyChange, View } from "@riposte/kernel/run";

export const HOLDS = ["always", "auto", "never"] as const;

type Orders = NonNullable<View["policy"]>["orders"];

/** When to be asked in every match of a game: how often, and what is done by itself. */
export interface KeptPolicy {
  readonly hold?: (typeof HOLDS)[number];
  readonly orders: Orders;
}

/** What a seat that was asked nothing yet has to say to have it so. */
export function wishesOf(kept: KeptPolicy | undefined, now: View["policy"]): readonly PolicyChange[] {
  if (kept === undefined || now === null) return [];
  const isUntouched = now.orders.length === 0 && Object.keys(now.windows).length === 0 && now.hold !== "never";
  if (!isUntouched) return [];
  return [
    ...(kept.hold === undefined || kept.hold === now.hold ? [] : [{ set: "hold", hold: kept.hold } as const]),
    ...kept.orders.map((order) => ({ set: "order", ...order }) as const),
  ];
}

/** Stored things are read as strangers' are. */
export function policiesIn(stored: unknown): Readonly<Record<string, KeptPolicy>> {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([game, policy]) => {
      if (typeof policy !== "object" || policy === null) return [];
      const { hold, orders } = policy as { readonly hold?: unknown; readonly orders?: unknown };
      const known = HOLDS.find((one) => one === hold);
      const kept = { orders: Array.isArray(orders) ? (orders as Orders) : [] };
      return [[game, known === undefined ? kept : { ...kept, hold: known }]];
    }),
  );
}
