import type { AnyPlugin } from "@riposte/kernel/run";
import { UserMistake } from "../user-mistake.js";

/** Loads plugins of others, each by its path, its package folder or its package name. */
export async function loadGuests(guests: readonly string[]): Promise<readonly AnyPlugin[]> {
  if (guests.length === 0) return [];
  const { GuestFault, guestPlugins } = await import("@riposte/hosting/guests");
  const loaded: AnyPlugin[] = [];
  try {
    for (const where of guests) loaded.push(...(await guestPlugins(where)));
  } catch (error) {
    if (error instanceof GuestFault) throw new UserMistake("BAD_PLUGIN", error.message, { cause: error.cause });
    throw error;
  }
  return loaded;
}
