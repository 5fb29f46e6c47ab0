import { useEffect, useState } from "react";

/** Something that takes a while: not there yet, there, or failed with a sentence. */
export type Loaded<T> =
  | { readonly status: "loading" }
  | { readonly status: "ready"; readonly value: T }
  | { readonly status: "failed"; readonly reason: string };

/** Loads again whenever the key changes; an answer that comes too late is dropped. */
export function useLoaded<T>(key: string, load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: "loading" });
  // the key stands for everything `load` depends on
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ status: "loading" });
    load().then(
      (value) => isCurrent && setLoaded({ status: "ready", value }),
      (error: unknown) =>
        isCurrent && setLoaded({ status: "failed", reason: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return loaded;
}
