import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { openWatched } from "../watch/open-watched.js";
import { AnalysisScreen } from "./analysis-screen.js";

interface AnalysisRouteProps {
  /** As for a replay: `link`, `file`, or the id of a kept match. */
  readonly id: string;
  readonly address: URLSearchParams;
}

/** The page about a match, wherever the match comes from. */
export function AnalysisRoute({ id, address }: AnalysisRouteProps) {
  const loaded = useLoaded(`analysis ${id} ${address.get("match")}`, async () => openWatched(id, address));
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{general.loading}</p>;
  const query = address.toString();
  return <AnalysisScreen recorded={loaded.value} replay={`#/watch/${id}${query === "" ? "" : `?${query}`}`} />;
}
