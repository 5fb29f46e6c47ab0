import { type ReactNode, useState } from "react";
import type { Started } from "../play/session.js";

/** A match that is being started: the page goes to it, or says why it cannot be. */
interface Starting {
  readonly isStarting: boolean;
  readonly said: ReactNode;
  start(starting: Promise<Started>): Promise<void>;
}

export function useStarting(): Starting {
  const [isStarting, setStarting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const start = async (starting: Promise<Started>) => {
    setStarting(true);
    const started = await starting;
    setStarting(false);
    if (started.ok) location.hash = `#/match/${started.id}`;
    else setProblems(started.problems);
  };
  return { isStarting, start, said: problems.length > 0 && <p role="alert">{problems.join(" ")}</p> };
}
