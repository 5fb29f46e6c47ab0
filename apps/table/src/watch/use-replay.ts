import type { LogPart, Voice } from "@riposte/hosting";
import { logOf } from "@riposte/hosting";
import type { View } from "@riposte/kernel/run";
import { useEffect, useMemo, useState } from "react";
import { type Player, playersOf } from "../match/bar/players.js";
import type { Seen } from "../tables/table-parts.js";
import type { Recorded } from "./recorded.js";

/** Through whose eyes a replay is seen: a seat's, both players', or a watcher's. */
export type Eyes = number | "both" | null;

export interface Replay {
  readonly voice: Voice;
  readonly players: readonly Player[];
  readonly log: readonly LogPart[];
  readonly steps: ReturnType<ReturnType<Recorded["host"]["clientFor"]>["state"]>["steps"];
  /** The last step. */
  readonly last: number;
  seenAt(step: number): Seen;
  /** The table as another seat sees it at that step. */
  viewOf(seat: number, step: number): View;
  /** How many inputs lead to each step. */
  readonly inputs: readonly number[];
}

/** A recorded match along the steps a seat may know of. */
export function useReplay(recorded: Recorded, eyes: Eyes): Replay {
  const { host, voiceFor, match, entry } = recorded;
  const seat = eyes === "both" ? (recorded.eyes[0] ?? null) : eyes;
  return useMemo(() => {
    const voice = voiceFor(seat);
    const { steps } = host.clientFor(seat).state();
    // other seats' policies are no steps of this one
    const inputs = host.steps.flatMap(({ move }, at) =>
      move === null || !("policy" in move) || move.seat === seat ? [at] : [],
    );
    const blue = voice.players?.you ?? 0;
    const players = playersOf({ seat: blue, seats: match.seats }, voice.players);
    const at = (step: number) => recorded.at(inputs[step] ?? 0);
    return {
      voice,
      players,
      steps,
      log: logOf(voice, steps),
      last: steps.length - 1,
      seenAt(step) {
        const then = at(step);
        const numbers = entry.numbers?.(then) ?? [];
        return { view: then.viewFor(seat) as View, voice, numbers, outlook: null, players, own: seat };
      },
      viewOf: (other, step) => at(step).viewFor(other) as View,
      inputs,
    };
  }, [recorded, seat]);
}

/** The lead of the blue side at every step; none until the match was played once more, after it is shown. */
export function useLeads(recorded: Recorded, { inputs, players }: Replay): readonly number[] {
  const [scores, setScores] = useState<ReturnType<Recorded["scores"]>>([]);
  useEffect(() => {
    const later = setTimeout(() => setScores(recorded.scores()));
    return () => clearTimeout(later);
  }, [recorded]);
  return useMemo(() => {
    const blue = players.find(({ side }) => side === "you")?.seat ?? 0;
    return inputs.map((input) => (scores[input]?.[blue] ?? 0) - (scores[input]?.[1 - blue] ?? 0));
  }, [scores, inputs, players]);
}
