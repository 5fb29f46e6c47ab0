import { createLocalHost, MatchScreen, Sprite } from "@riposte/table/stage";
import "@fontsource-variable/instrument-sans/wdth.css";
import "@riposte/table/look/tokens.css";
import "@riposte/table/look/base.css";
import { createRoot } from "react-dom/client";
import { craftOf } from "../crafts/crafts.js";
import type { ShownStep, StageNews, StageOrder } from "../messages.js";
import { quietZod } from "../quiet-zod.js";
import { shownSteps } from "./shown-steps.js";

quietZod();
const root = createRoot(document.getElementById("stage") as HTMLElement);
const tell = (news: StageNews) => window.parent.postMessage(news, location.origin);
/** Milliseconds a bot waits, so that people can follow. */
const PACE = 300;
let stop: (() => void) | undefined;
let shows = 0;

// the workshop around it says what to play; nobody else may
addEventListener("message", async ({ data, source, origin }: MessageEvent<StageOrder>) => {
  if (source !== window.parent || origin !== location.origin) return;
  try {
    await show(data);
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
});
tell({ kind: "ready" });

async function show({ game: id, text, setup, seed }: StageOrder): Promise<void> {
  const made = (await craftOf(id)).make(JSON.parse(text));
  const { entry, game } = made;
  stop?.();
  const seats = ["human", entry.hintBot];
  const host = createLocalHost({ entry, game, plugins: [], seats, setup: setup ?? made.setup, seed, pace: PACE });
  stop = host.stop;
  shows += 1;
  let shown: readonly ShownStep[] = [];
  const follow = () => {
    shown = shownSteps(host, entry, shown, made.told.name);
    tell({ kind: "played", shown });
  };
  host.subscribe(follow);
  root.render(
    <main>
      <Sprite />
      <MatchScreen key={shows} host={host} />
    </main>,
  );
  follow();
}
