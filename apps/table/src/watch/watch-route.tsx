import { keptMatch } from "../kept/kept-match.js";
import { unpack } from "../share/packed.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { opened } from "./opened-file.js";
import { openRecorded, type Recorded } from "./recorded.js";
import { ReplayScreen } from "./replay-screen.js";
import type { SharedMatch } from "./share-match.js";
import { WatchHome } from "./watch-home.js";
import { watchTexts as texts } from "./watch-texts.js";

interface WatchRouteProps {
  /** `link`, `file`, or the id of a kept match; nothing before one is chosen. */
  readonly id: string | null;
  readonly address: URLSearchParams;
}

/** A replay, wherever its match comes from. */
export function WatchRoute({ id, address }: WatchRouteProps) {
  const loaded = useLoaded(`${id} ${address.get("match")}`, async () => (id === null ? null : open(id, address)));
  if (id === null) return <WatchHome />;
  if (loaded.status === "failed")
    return (
      <p role="alert">
        {loaded.reason} <a href="#/watch">{texts.heading}</a>
      </p>
    );
  if (loaded.status === "loading" || loaded.value === null) return <p role="status">{general.loading}</p>;
  return <ReplayScreen key={id} recorded={loaded.value} first={Number(address.get("at") ?? 0) || 0} />;
}

async function open(id: string, address: URLSearchParams): Promise<Recorded> {
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
