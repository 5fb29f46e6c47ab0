import type { Policy, Runtime } from "./runtime.js";

/** Is every seat asked when it can do something, and only then? */
export function arePlain(rt: Runtime): boolean {
  const { policies } = rt;
  if (rt.plain.of !== policies) rt.plain = { of: policies, isPlain: policies.every(isPlain) };
  return rt.plain.isPlain;
}

function isPlain({ hold, windows, orders, passing }: Policy): boolean {
  if (hold !== "auto" || orders.length > 0 || passing !== undefined) return false;
  for (const _window in windows) return false;
  return true;
}
