import { findGame } from "@riposte/catalog";
import { createLocalHost, MatchScreen, Sprite } from "@riposte/table/stage";
import "@fontsource-variable/instrument-sans/wdth.css";
import "@riposte/table/look/tokens.css";
import "@riposte/table/look/base.css";
import { createRoot } from "react-dom/client";
import type { ShownStep } from "../messages.js";
import { quietZod } from "../quiet-zod.js";
import { shownSteps } from "../stage/shown-steps.js";
import { composeOwn } from "./compose-own.js";
import type { CodeNews, CodeOrder, Tried } from "./messages.js";

quietZod();

/** Milliseconds a plugin may take to be composed and played a while. */
const PATIENCE = 12_000;
const PACE = 300;
const root = createRoot(document.getElementById("stage") as HTMLElement);
const tell = (news: CodeNews) => window.parent.postMessage(news, "*");
let stop: (() => void) | undefined;
let shows = 0;

// Code of others runs here, so here there is nothing of this origin to reach: no store, no cookies, no other page.
// A page that was opened in any other way does nothing.
if (window.origin === "null" && window.parent !== window) {
  addEventListener("message", async ({ data, source }: MessageEvent<CodeOrder>) => {
    if (source !== window.parent) return;
    try {
      await obey(data);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tell(data.kind === "try" ? { kind: "refused", number: data.number, reason } : { kind: "failed", reason });
    }
  });
  tell({ kind: "ready" });
}

async function obey(order: CodeOrder): Promise<void> {
  const tried = await inThread(order);
  if (order.kind === "try") tell({ kind: "tried", number: order.number, tried });
  else await show(order, tried);
}

/** Tries the files in a thread, and ends it when it does not answer. */
function inThread(order: CodeOrder): Promise<Tried> {
  const script = (document.getElementById("stage") as HTMLElement).dataset.trial as string;
  const address = new URL(script, document.baseURI).href;
  const begin = `import(${JSON.stringify(address)}).then(() => postMessage("here"), (error) => postMessage({ refused: String(error) }))`;
  const start = URL.createObjectURL(new Blob([begin], { type: "text/javascript" }));
  // without an origin only a plain worker starts, which may import a module
  const worker = new Worker(start);
  return new Promise<Tried>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error("It does not come to an end: something in it waits or repeats for ever.")),
      PATIENCE,
    );
    const done = () => clearTimeout(late);
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "The sandbox could not load its files.")),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<"here" | { tried?: Tried; refused?: string }>) => {
      if (data === "here") return worker.postMessage(order);
      done();
      if (data.tried === undefined) reject(new Error(data.refused ?? "It could not be tried."));
      else resolve(data.tried);
    });
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(start);
  });
}

async function show(order: CodeOrder, { name }: Tried): Promise<void> {
  const { entry, game } = await composeOwn(order);
  stop?.();
  const seats = ["human", entry.hintBot].slice(0, findGame(entry.id)?.seats);
  const { setup, seed } = order;
  const host = createLocalHost({ entry, game, plugins: [], seats, setup: setup ?? undefined, seed, pace: PACE });
  stop = host.stop;
  shows += 1;
  let shown: readonly ShownStep[] = [];
  const follow = () => {
    shown = shownSteps(host, entry, shown, name);
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
