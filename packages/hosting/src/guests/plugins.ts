import type { AnyPlugin } from "@riposte/kernel/run";
import { type GuestKind, guestsIn } from "./import-guest.js";

/** What definePlugin of any kernel gives; whether it is this one, composing says. */
const PLUGIN: GuestKind<AnyPlugin> = {
  noun: "plugin",
  maker: "definePlugin",
  is(value): value is AnyPlugin {
    const { name, version, declared, behaviour } = (value ?? {}) as Partial<AnyPlugin>;
    return [name, version].every((text) => typeof text === "string") && [declared, behaviour].every(isObject);
  },
};

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** The plugins of a guest's module. */
export const guestPlugins = (where: string): Promise<readonly AnyPlugin[]> => guestsIn(where, PLUGIN);
