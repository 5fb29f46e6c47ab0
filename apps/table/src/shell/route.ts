import { useSyncExternalStore } from "react";

/** Where in the app we are: words after the hash, and options behind a question mark. */
export interface Route {
  readonly words: readonly string[];
  readonly options: URLSearchParams;
}

/** `#/inspect/finished?plugins=a,b` has the words `inspect`, `finished`. The hash needs no server that knows the routes. */
export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  return {
    words: path
      .split("/")
      .filter((word) => word !== "")
      .map(decoded),
    options: new URLSearchParams(query),
  };
}

/** A word that was cut or mistyped stays as it was written: it leads where unknown words lead. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** The route, followed as it changes. */
export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash));

function subscribe(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
