import { useSyncExternalStore } from "react";
import { store, stored } from "../kept/store.js";
import { type KeptPolicy, policiesIn } from "./kept-policy.js";
import type { KeyAction } from "./key-map.js";

export const THEMES = ["system", "light", "dark"] as const;
export const TEXT_SIZES = [100, 115, 130] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export const BOT_SPEEDS = ["slow", "normal", "at-once"] as const;
export const CONFIRMS = ["never", "online", "always"] as const;
export const TOLD = ["all", "important", "own"] as const;
export const NAME_LENGTH = 24;

/** What a person chose on this device; there is no account. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** Per cent. */
  readonly text: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly bots: (typeof BOT_SPEEDS)[number];
  /** Whether an answer is asked for once more before it counts: where it cannot be taken back alone, or anywhere. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** What an answer leads to stands on it, as far as it is a matter of chance. */
  readonly odds: boolean;
  /** Sides differ by stripes too. */
  readonly patterns: boolean;
  /** When to be asked, by game. */
  readonly ask: Readonly<Record<string, KeptPolicy>>;
  /** Keys of one's own choice. */
  readonly keys: Readonly<Partial<Record<KeyAction, string>>>;
  /** How much of what happens is read aloud. */
  readonly told: (typeof TOLD)[number];
  /** Soft notes when it is one's turn and at the end. */
  readonly sound: boolean;
  /** What others read at an online table; empty for a guest. */
  readonly name: string;
}

export const USUAL: Settings = {
  theme: "system",
  text: 100,
  motion: "system",
  bots: "normal",
  confirm: "never",
  odds: true,
  patterns: false,
  ask: {},
  keys: {},
  told: "important",
  sound: false,
  name: "",
};

const KEY = "riposte:settings";
const listeners = new Set<() => void>();
let known: Settings | undefined;

export function settings(): Settings {
  known ??= read();
  return known;
}

/** Changes some of them, at once and for next time. */
export function changeSettings(change: Partial<Settings>): void {
  known = { ...settings(), ...change };
  // in a full or forbidden store it holds for this page only
  store(KEY, known);
  applySettings();
  for (const changed of listeners) changed();
}

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

/** Puts onto the page what its style follows. */
export function applySettings(): void {
  const { theme, text, motion, patterns } = settings();
  const { dataset, style } = document.documentElement;
  mark(dataset, "theme", theme === "system" ? undefined : theme);
  mark(dataset, "motion", motion === "system" ? undefined : motion);
  mark(dataset, "patterns", patterns ? "on" : undefined);
  style.fontSize = text === 100 ? "" : `${text}%`;
}

/** Is an answer asked for once more, at a match with others elsewhere or at one of this device? */
export function asksAgain(isShared: boolean): boolean {
  const { confirm } = settings();
  return confirm === "always" || (confirm === "online" && isShared);
}

/** Whether things may move by themselves. */
export function movesThings(): boolean {
  const { motion } = settings();
  return motion === "full" || (motion === "system" && !matchMedia("(prefers-reduced-motion: reduce)").matches);
}

function mark(dataset: DOMStringMap, key: string, value: string | undefined): void {
  if (value === undefined) delete dataset[key];
  else dataset[key] = value;
}

/** Whatever else is stored there, by an older version or by hand, is as if it were not. */
function read(): Settings {
  const kept = (stored(KEY) ?? {}) as Partial<Record<keyof Settings, unknown>>;
  return {
    theme: oneOf(THEMES, kept.theme) ?? USUAL.theme,
    text: oneOf(TEXT_SIZES, kept.text) ?? USUAL.text,
    motion: oneOf(MOTIONS, kept.motion) ?? USUAL.motion,
    bots: oneOf(BOT_SPEEDS, kept.bots) ?? USUAL.bots,
    confirm: oneOf(CONFIRMS, kept.confirm) ?? USUAL.confirm,
    odds: kept.odds !== false,
    patterns: kept.patterns === true,
    ask: policiesIn(kept.ask),
    keys: keysIn(kept.keys),
    told: oneOf(TOLD, kept.told) ?? USUAL.told,
    sound: kept.sound === true,
    name: typeof kept.name === "string" ? kept.name.slice(0, NAME_LENGTH) : USUAL.name,
  };
}

const keysIn = (stored: unknown): Settings["keys"] =>
  typeof stored === "object" && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, key]) => typeof key === "string" && key.length === 1))
    : {};

const oneOf = <T>(all: readonly T[], stored: unknown): T | undefined => all.find((one) => one === stored);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
