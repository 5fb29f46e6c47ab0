import { showMatches } from "../stage/show-match.js";
import { composeOwn } from "./compose-own.js";
import type { CodeNews, CodeOrder } from "./messages.js";
import { shut } from "./shut.js";
import { triedInThread } from "./tried-in-thread.js";

const tell = (news: CodeNews) => window.parent.postMessage(news, "*");

// Code of others runs here, so here there is nothing of this origin to reach: no store, no cookies, no other page.
// A page that was opened in any other way does nothing.
if (window.origin === "null" && window.parent !== window) {
  const show = showMatches((shown) => tell({ kind: "played", shown }));
  shut(window);
  addEventListener("message", async ({ data, source }: MessageEvent<CodeOrder>) => {
    if (source !== window.parent) return;
    try {
      const tried = await triedInThread(data);
      if (data.kind === "try") tell({ kind: "tried", number: data.number, tried });
      else show({ ...(await composeOwn(data)), name: tried.name, setup: data.setup, seed: data.seed });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(data.kind === "try" ? { kind: "refused", number: data.number, reason } : { kind: "failed", reason });
    }
  });
  tell({ kind: "ready" });
}
