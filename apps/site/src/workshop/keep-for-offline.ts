/** Keeps the workshop for when there is no network; a browser that cannot goes on as before. */
export function keepForOffline(): void {
  navigator.serviceWorker?.register("service-worker.js").catch(() => undefined);
}
