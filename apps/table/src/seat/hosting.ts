import type { GameDescriptor } from "@riposte/hosting";
import type { MatchAbout, MatchTime, PlayedMatch, SeatClient } from "@riposte/hosting/seats";
import type { Timeline } from "../record/timeline.js";
import type { Thoughts } from "./thoughts.js";

/** A match that runs in this page, and who sits at it. */
export interface LocalHost extends PlayedMatch {
  readonly about: Omit<MatchAbout, "seat">;
  readonly entry: GameDescriptor;
  clientFor(seat: number | null): SeatClient;
  /** The match along its inputs, brought up to now. */
  timeline(): Timeline;
  subscribe(changed: () => void): () => void;
  /** How long it is played, where that is measured. */
  readonly time: MatchTime | null;
  /** Lets its time pass until the result is called: on from what its save says, measured by what is made of that. */
  keepTime(keep: (before: number | undefined) => MatchTime): () => void;
  /** Goes on with all cards of the game, where it had those of its armies. */
  widen(): Promise<void>;
  /** Thinks for hints; where a bot thinks, that goes first. */
  readonly thoughts: Thoughts;
  /** Bots answer without waiting until a person is asked; nothing where none of them thinks. */
  hurry(): void;
  stop(): void;
}
