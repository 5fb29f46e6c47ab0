import type { Voice } from "@riposte/hosting";
import type { Decision } from "@riposte/kernel/run";

/** Asks the person at the keyboard, or the script on stdin, for the next line. */
export interface Asker {
  /** The line entered; `undefined` when there is no terminal left to ask. */
  ask(voice: Voice, decision: Decision | null): Promise<string | undefined>;
  /** May this be done? A script that asked for it means it. */
  confirm(question: string): Promise<boolean>;
  close(): void;
}
