import { keptMatch } from "../kept/kept-match.js";
import { unpack } from "../share/packed.js";
import { opened } from "./opened-file.js";
import { openRecorded, type Recorded } from "./recorded.js";
import type { SharedMatch } from "./share-match.js";
import { watchTexts as texts } from "./watch-texts.js";

/** The match a watching page is about, wherever it comes from. */
export async function openWatched(id: string, address: URLSearchParams): Promise<Recorded> {
  if (id === "link") return openRecorded((await unpacked(address.get("match") ?? "")) ?? {});
  if (id === "file") return openRecorded(opened() ?? {});
  const kept = keptMatch(id);
  return openRecorded(kept === undefined ? {} : { save: kept.save, seats: kept.seats, names: [] });
}

async function unpacked(letters: string): Promise<Partial<SharedMatch> | null> {
  try {
    return (await unpack(letters)) as Partial<SharedMatch> | null;
  } catch {
    throw new Error(texts.noReplay);
  }
}
