/** The zip that was dropped last, until its screen takes it. */
let dropped: File | null = null;
const listeners = new Set<() => void>();

export function takeDropped(): File | null {
  const file = dropped;
  dropped = null;
  return file;
}

/** Hears of further ones; how to stop that. */
export function onDropped(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const zipIn = (transfer: DataTransfer | null): File | undefined =>
  [...(transfer?.files ?? [])].find(({ name, type }) => name.endsWith(".zip") || type === "application/zip");

/** A zip that is dropped anywhere on the page is a game to be played. */
export function welcomeZips(): void {
  addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    const file = zipIn(event.dataTransfer);
    if (file === undefined) return;
    event.preventDefault();
    dropped = file;
    location.hash = "#/dropped";
    for (const listener of listeners) listener();
  });
}
