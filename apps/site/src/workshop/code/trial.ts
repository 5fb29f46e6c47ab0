import type { CodeOrder } from "./messages.js";
import { tried } from "./tried.js";

// in a thread of its own: a plugin that never comes to an end is stopped from outside
addEventListener("message", async ({ data }: MessageEvent<CodeOrder>) => {
  try {
    postMessage({ tried: await tried(data) });
  } catch (error) {
    postMessage({ refused: error instanceof Error ? error.message : String(error) });
  }
});
