import type { BuiltOrder } from "@riposte/table/stage";
import { triedBuilt } from "./built-game.js";
import type { CodeOrder } from "./messages.js";
import { tried } from "./tried.js";

// in a thread of its own: a plugin that never comes to an end is stopped from outside. A page that loads this file has a window, and
// with it more than a plugin may use
const isThread = typeof window === "undefined";

addEventListener("message", async ({ data }: MessageEvent<CodeOrder | BuiltOrder>) => {
  if (!isThread) return;
  try {
    postMessage({ tried: data.kind === "built" ? await triedBuilt(data) : await tried(data) });
  } catch (error) {
    postMessage({ refused: error instanceof Error ? error.message : String(error) });
  }
});
