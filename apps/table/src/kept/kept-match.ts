import type { Save } from "@riposte/kernel/run";
import type { MatchStanding } from "./standing.js";
import { store, stored } from "./store.js";

/** A match of this browser, as it lies in its store: one key for each. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly plugins: readonly string[];
  /** `human`, or a bot's name, by seat. */
  readonly seats: readonly string[];
  readonly save: Save;
  readonly standing: MatchStanding;
  /** When it was last played, in milliseconds. */
  readonly changed: number;
  /** The page that plays it: another one that has it open stands back. */
  readonly owner: string;
}

const PREFIX = "riposte:match:";
/** Finished ones can be watched until newer ones take their place; unfinished ones are never dropped. */
const MOST_FINISHED = 12;
const PAGE = newId();
const listeners = new Set<() => void>();

export function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join("");
}

/** All of them, the last played first. */
export function keptMatches(): readonly KeptMatch[] {
  return keys()
    .flatMap((key) => readKey(key) ?? [])
    .sort((one, other) => other.changed - one.changed);
}

export const keptMatch = (id: string): KeptMatch | undefined => readKey(PREFIX + id);

export const isOurs = (id: string): boolean => ownerOf(id) === PAGE;

/** The page that plays a match; a new one is ours. A long match takes long to read, and its owner is written last. */
function ownerOf(id: string): string {
  const text = localStorage.getItem(PREFIX + id);
  if (text === null) return PAGE;
  return /"owner":"(\w*)"\}$/.exec(text.slice(-60))?.[1] ?? keptMatch(id)?.owner ?? PAGE;
}

/** From now on this page plays it; pages that did are told. */
export function claimMatch(id: string): void {
  const kept = keptMatch(id);
  if (kept !== undefined) write({ ...kept, owner: PAGE });
}

/** Keeps the match as it stands. Not if another page plays it by now, and not if the store is full. */
export function keepMatch(match: Omit<KeptMatch, "changed" | "owner">): boolean {
  if (ownerOf(match.id) !== PAGE) return false;
  const isKept = write({ ...match, changed: Date.now(), owner: PAGE });
  if (match.standing.isOver) dropOldest();
  return isKept;
}

export function forgetMatch(id: string): void {
  localStorage.removeItem(PREFIX + id);
  tell();
}

/** Hears of changes made here and in other pages. */
export function onKeptChange(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && changed();
  listeners.add(changed);
  addEventListener("storage", heard);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", heard);
  };
}

function write(kept: KeptMatch): boolean {
  const isKept = store(PREFIX + kept.id, kept);
  if (isKept) tell();
  return isKept;
}

function dropOldest(): void {
  const finished = keptMatches().filter(({ standing }) => standing.isOver);
  for (const { id } of finished.slice(MOST_FINISHED)) localStorage.removeItem(PREFIX + id);
}

const tell = (): void => {
  for (const changed of listeners) changed();
};

const keys = (): readonly string[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "").filter((key) =>
    key.startsWith(PREFIX),
  );

function readKey(key: string): KeptMatch | undefined {
  const kept = stored(key) as KeptMatch | null;
  return kept !== null && Array.isArray(kept.seats) && typeof kept.standing === "object" ? kept : undefined;
}
