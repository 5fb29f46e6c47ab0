import type { CodeOrder, Tried } from "./messages.js";

/** Milliseconds a plugin may take to be composed and played a while, once its thread is there. */
const PATIENCE = 12_000;

type Said = "here" | { readonly tried?: Tried; readonly refused?: string };

/** Tries the files in a thread, and ends it when it does not answer. */
export function triedInThread(order: CodeOrder): Promise<Tried> {
  const script = (document.getElementById("stage") as HTMLElement).dataset.trial as string;
  const address = new URL(script, document.baseURI).href;
  const begin = `import(${JSON.stringify(address)}).then(() => postMessage("here"), (error) => postMessage({ refused: String(error) }))`;
  const start = URL.createObjectURL(new Blob([begin], { type: "text/javascript" }));
  // without an origin only a plain worker starts, which may import a module
  const worker = new Worker(start);
  let late: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Tried>((resolve, reject) => {
    worker.addEventListener("error", ({ message }) =>
      reject(new Error(message || "The sandbox could not load its files.")),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if (data !== "here") {
        if (data.tried === undefined) reject(new Error(data.refused ?? "It could not be tried."));
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
