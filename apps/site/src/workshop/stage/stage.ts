import { craftOf } from "../crafts/games.js";
import type { StageNews, StageOrder } from "../messages.js";
import { showMatches } from "./show-match.js";

const tell = (news: StageNews) => window.parent.postMessage(news, location.origin);
const show = showMatches((shown) => tell({ kind: "played", shown }));

// the workshop around it says what to play; no other page may
addEventListener("message", async ({ data, source, origin }: MessageEvent<StageOrder>) => {
  if (source !== window.parent || origin !== location.origin) return;
  try {
    const { game, text, setup, seed } = data;
    const made = (await craftOf(game)).make(JSON.parse(text));
    show({ ...made, name: made.told.name, setup: setup ?? made.setup, seed });
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
});
tell({ kind: "ready" });
