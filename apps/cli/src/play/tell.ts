import type { Step } from "@riposte/kernel/run";
import { NO_COMPUTERS, seatTold } from "./computer-seats.js";
import { logLines } from "./log-lines.js";
import type { Session } from "./session.js";
import { voiceTelling } from "./voices.js";

/** Tells what a step did, and remembers it for the log. */
export function tell(session: Session, step: Step, by: number | null): void {
  const { match, terminal, computers = NO_COMPUTERS } = session;
  const seen = { by, events: step.events(seatTold(match, computers)) };
  session.told?.push(seen);
  for (const line of logLines(voiceTelling(session), [seen], terminal)) terminal.print(line);
}
