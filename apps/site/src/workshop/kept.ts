import { strFromU8, strToU8, unzlibSync, zlibSync } from "fflate";

/** A plugin that is written as code: its files by path, and the one that exports it. */
export interface WrittenCode {
  readonly entry: string;
  readonly sources: Readonly<Record<string, string>>;
  /** The game of the data an author comes back to. */
  readonly instead: string;
}

/** Everything an author did in the workshop: it survives a reload, and a link carries it. */
export interface Bench {
  readonly game: string;
  readonly text: string;
  /** A stage of one's own as text, or the one made for the card. */
  readonly stage: string | null;
  readonly seed: string;
  /** Code instead of data. */
  readonly code: WrittenCode | null;
}

const KEY = "riposte:workshop";
const LINK = "#w=";
const LONGEST = 200_000;

export function keepBench(bench: Bench): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(bench));
  } catch {
    // a full or forbidden store: it lives as long as this page
  }
}

/** What a link carries, else what was written here before. */
export function keptBench(hash: string): Bench | null {
  const linked = hash.startsWith(LINK) ? unpacked(hash.slice(LINK.length)) : null;
  if (linked !== null) return linked;
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

/** The part of an address that carries a bench. */
export function linkOf(bench: Bench): string {
  const bytes = zlibSync(strToU8(JSON.stringify(bench)), { level: 9 });
  return `${LINK}${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")}`;
}

function unpacked(packed: string): Bench | null {
  if (packed.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
    return checked(JSON.parse(strFromU8(unzlibSync(bytes))));
  } catch {
    return null;
  }
}

/** Whatever else is there, by an older version or by hand, is as if it were not. */
function checked(value: unknown): Bench | null {
  const { game, text, stage, seed, code } = (value ?? {}) as Partial<Record<keyof Bench, unknown>>;
  if (typeof game !== "string" || typeof text !== "string") return null;
  return {
    game,
    text,
    stage: typeof stage === "string" ? stage : null,
    seed: typeof seed === "string" ? seed : "1",
    code: codeIn(code),
  };
}

function codeIn(value: unknown): WrittenCode | null {
  const { entry, sources, instead } = (value ?? {}) as Partial<Record<keyof WrittenCode, unknown>>;
  if (typeof entry !== "string" || typeof instead !== "string") return null;
  if (typeof sources !== "object" || sources === null) return null;
  const isText = Object.values(sources).every((source) => typeof source === "string");
  return isText && Object.hasOwn(sources, entry)
    ? { entry, instead, sources: sources as WrittenCode["sources"] }
    : null;
}

/** A stage as data; nothing where there is none, or where it is no JSON yet. */
export function stageIn(stage: string | null): unknown {
  try {
    return stage === null ? null : JSON.parse(stage);
  } catch {
    return null;
  }
}
