import type { CatalogGame } from "@riposte/catalog";
import type { LiveMatch, Refusal, Step } from "@riposte/kernel";
import type { Timeline } from "../record/timeline.js";
import type { MatchAbout, SeatClient, Taken } from "./seat-client.js";

/** Who sits where a person does. */
export const HUMAN = "human";

/** A match that runs in this page, and who sits at it. */
export interface LocalHost {
  readonly match: LiveMatch<unknown>;
  readonly about: Omit<MatchAbout, "seat">;
  readonly entry: CatalogGame;
  /** What each input of the line did, the opening first. */
  readonly steps: readonly LocalStep[];
  clientFor(seat: number | null): SeatClient;
  /** The match along its inputs, brought up to now. */
  timeline(): Timeline;
  subscribe(changed: () => void): () => void;
  /** Lets somebody enter something; everybody hears of it, and bots go on. */
  act(enter: () => Step | Refusal): Taken;
  stop(): void;
}

export interface LocalStep {
  readonly by: number | null;
  readonly step: Step;
  readonly flow: readonly string[];
}
