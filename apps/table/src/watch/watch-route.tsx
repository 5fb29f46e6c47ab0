import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { openWatched } from "./open-watched.js";
import { ReplayScreen } from "./replay-screen.js";
import { WatchHome } from "./watch-home.js";
import { watchTexts as texts } from "./watch-texts.js";

interface WatchRouteProps {
  /** `link`, `file`, or the id of a kept match; nothing before one is chosen. */
  readonly id: string | null;
  readonly address: URLSearchParams;
}

/** A replay, wherever its match comes from. */
export function WatchRoute({ id, address }: WatchRouteProps) {
  const loaded = useLoaded(`${id} ${address.get("match")}`, async () =>
    id === null ? null : openWatched(id, address),
  );
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
