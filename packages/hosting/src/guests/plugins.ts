import type { AnyPlugin } from "@riposte/kernel/run";
import { isPlugin } from "../described/index.js";
import { type GuestKind, guestsIn } from "./import-guest.js";

/** What definePlugin of any kernel gives; whether it is this one, composing says. */
const PLUGIN: GuestKind<AnyPlugin> = {
  noun: "plugin",
  maker: "definePlugin",
  is: isPlugin,
};

/** The plugins of a guest's module. */
export const guestPlugins = (where: string): Promise<readonly AnyPlugin[]> => guestsIn(where, PLUGIN);
