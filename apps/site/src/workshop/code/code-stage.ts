import type { BuiltNews, BuiltOrder } from "@riposte/table/stage";
import { showMatches } from "../stage/show-match.js";
import { composeBuilt } from "./built-game.js";
import { composeOwn } from "./compose-own.js";
import type { CodeNews, CodeOrder, Tried } from "./messages.js";
import { shut } from "./shut.js";

const tell = (news: CodeNews | BuiltNews) => window.parent.postMessage(news, "*");

// Code of others runs here, so here there is nothing of this origin to reach: no store, no cookies, no other page.
// A page that was opened in any other way does nothing.
if (window.origin === "null" && window.parent !== window) {
  const show = showMatches((shown) => tell({ kind: "played", shown }));
  shut(window);
  addEventListener("message", async ({ data, source }: MessageEvent<CodeOrder | BuiltOrder>) => {
    if (source !== window.parent) return;
    if (data.kind === "built") return playBuilt(data, show);
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

/** A whole game of an author, tried before it is shown. */
async function playBuilt(order: BuiltOrder, show: ReturnType<typeof showMatches>): Promise<void> {
  try {
    await inThread(order);
    const { title, ...match } = await composeBuilt(order);
    show({ ...match, name: title, seed: String(order.seed) });
    tell({ kind: "playing", title });
  } catch (error) {
    tell({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
  }
}

const triedInThread = (order: CodeOrder): Promise<Tried> => inThread(order) as Promise<Tried>;

/** Milliseconds a plugin may take to be composed and played a while, once its thread is there. */
const PATIENCE = 12_000;

type Said = "here" | { readonly tried?: Tried | undefined; readonly refused?: string };

/** Tries the files in a thread, and ends it when it does not answer. */
function inThread(order: CodeOrder | BuiltOrder): Promise<Tried | undefined> {
  const script = (document.getElementById("stage") as HTMLElement).dataset.trial as string;
  const address = new URL(script, document.baseURI).href;
  const begin = `import(${JSON.stringify(address)}).then(() => postMessage("here"), (error) => postMessage({ refused: String(error) }))`;
  const start = URL.createObjectURL(new Blob([begin], { type: "text/javascript" }));
  // without an origin only a plain worker starts, which may import a module
  const worker = new Worker(start);
  let late: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Tried | undefined>((resolve, reject) => {
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "The sandbox could not load its files.")),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if (data !== "here") {
        if (data.refused !== undefined) reject(new Error(data.refused));
        else resolve(data.tried);
        return;
      }
      // a slow network is no fault of the plugin
      late = setTimeout(
        () => reject(new Error("It does not come to an end: something in it waits or repeats for ever.")),
        PATIENCE,
      );
      worker.postMessage(order);
    });
  }).finally(() => {
    clearTimeout(late);
    worker.terminate();
    URL.revokeObjectURL(start);
  });
}
