import type { AnyPlugin } from "@riposte/kernel/run";
import { ofGuest } from "./of-guest.js";

/** Loads plugins of others, each by its path, its package folder or its package name. */
export async function loadGuests(guests: readonly string[]): Promise<readonly AnyPlugin[]> {
  if (guests.length === 0) return [];
  const { guestPlugins } = await import("@riposte/hosting/guests");
  const loaded: AnyPlugin[] = [];
  for (const where of guests) loaded.push(...(await ofGuest(() => guestPlugins(where))));
  return loaded;
}
