import { useState } from "react";
import { useLoaded } from "../shell/use-loaded.js";
import { texts } from "../texts.js";
import { MatchScreen } from "./match-screen.js";
import { currentHost, keptPlan, startSession } from "./session.js";

/** The match of this page; after a reload, the one this browser kept. */
export function MatchRoute() {
  const [running] = useState(currentHost);
  const loaded = useLoaded("match", async () => {
    if (running !== null) return running;
    const kept = keptPlan();
    if (kept === null) throw new Error(texts.play.noMatch);
    const started = await startSession(kept);
    if (!started.ok) throw new Error(started.problems.join("\n"));
    return started.host;
  });
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{texts.loading}</p>;
  return <MatchScreen host={loaded.value} />;
}
