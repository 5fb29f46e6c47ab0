import { createContext, type Provider, useContext } from "react";

/** What a screen hands to everything below it, and how that is read there; `where` is said when something stands outside of it. */
export function shared<T>(where: string): readonly [Provider<T | null>, () => T] {
  const context = createContext<T | null>(null);
  return [
    context.Provider,
    () => {
      const found = useContext(context);
      if (found === null) throw new Error(`This stands only ${where}.`);
      return found;
    },
  ];
}
