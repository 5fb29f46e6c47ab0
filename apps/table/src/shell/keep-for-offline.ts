/** Keeps the table on this device once it is shown, where the browser allows it: then it opens without a network too. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // nothing is lost where it is refused: the table needs its server then
    navigator.serviceWorker.register("./service-worker.js").catch(() => undefined);
  });
}
