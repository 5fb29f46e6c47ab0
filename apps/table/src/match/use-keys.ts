import { useLayoutEffect } from "react";

/** What a key does; `false` leaves it to others. */
type Act = () => unknown;

/** Keys by name. */
export type Keys = Readonly<Record<string, Act>>;

/** Listens to keys of the whole page, and to 1 to 9 counted from 0, but not while the player types, and not to a button's own Enter and Space. */
export function useKeys(keys: Keys, digit?: (at: number) => unknown): void {
  // what is seen can be pressed: keys change with the picture, not a moment after it
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      const element = target instanceof Element ? target : null;
      if (element?.closest("input:not([type=range]), select, textarea, dialog") != null) return;
      const isOnControl = element?.closest("button, a, summary, [role=button]") != null;
      if (isOnControl && (key === "Enter" || key === " ")) return;
      const done = /^[1-9]$/.test(key) ? digit?.(Number(key) - 1) : keys[key]?.();
      if (done !== undefined && done !== false) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** The key is ours, whatever comes of it. */
export const taken = (act: () => unknown) => () => {
  act();
  return true;
};
