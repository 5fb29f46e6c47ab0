import { settings } from "./settings.js";

/** What a key of one's own choice can do at a table, and the key it has at first. */
export const KEY_ACTIONS = {
  undo: "Z",
  hint: "H",
  log: "L",
  timeline: "T",
  preview: "I",
  walk: "G",
  again: "S",
  next: "]",
  previous: "[",
  keys: "?",
} as const;

export type KeyAction = keyof typeof KEY_ACTIONS;

/** The key for an action on this device, letters as capitals. */
export const keyFor = (action: KeyAction): string => settings().keys[action] ?? KEY_ACTIONS[action];

/** Is this the key for that? */
export const isKeyFor = (action: KeyAction, key: string): boolean => named(key) === keyFor(action);

/** Handlers by action as handlers by key, letters either way. */
export function byKey<Act>(acts: Partial<Readonly<Record<KeyAction, Act>>>): Readonly<Record<string, Act>> {
  return Object.fromEntries(
    Object.entries(acts).flatMap(([action, act]) => {
      const key = keyFor(action as KeyAction);
      return [key, key.toLowerCase()].map((one) => [one, act]);
    }),
  );
}

/** Why a key cannot be had for an action: it is no key that types something, or it does something else. */
export function keyProblem(action: KeyAction, key: string): "fixed" | KeyAction | undefined {
  const wanted = named(key);
  if (wanted.length !== 1 || /[\d\s/+−-]/.test(wanted)) return "fixed";
  const others = (Object.keys(KEY_ACTIONS) as KeyAction[]).filter((one) => one !== action);
  return others.find((one) => keyFor(one) === wanted);
}

export const named = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);
