import type { SeatClient, SeenStep } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import type { Game, Move } from "@riposte/kernel/run";
import type { FrameAt, TimelineStep, Watched } from "./timeline.js";

/** A match elsewhere, as far as one seat was told of it: nothing else came to this device. */
export function watchSeat(game: Game, client: SeatClient): Watched {
  const known = new WeakMap<SeenStep, TimelineStep>();
  const stepOf = (seen: SeenStep): TimelineStep => {
    const step = known.get(seen) ?? {
      move: moveOf(seen),
      flow: seen.flow.map(frameAt),
      step: { ok: true, recorded: [], events: () => seen.events },
      trace: [],
    };
    known.set(seen, step);
    return step;
  };
  return {
    game,
    get steps() {
      return client.state().steps.map(stepOf);
    },
    slicesAt: async (inputs) => (await client.viewAt(inputs)).slices,
  };
}

/** What was answered, where the seat may know it. */
function moveOf({ by, events }: SeenStep): Move | null {
  if (by === null) return null;
  const told = events.find(({ type }) => type === "kernel:answered")?.payload as
    | { readonly answer?: Answer }
    | undefined;
  return { seat: by, answer: told?.answer ?? "" };
}

/** `turn.actions.main` is the leaf `actions.main` of the procedure `turn`. */
function frameAt(place: string): FrameAt {
  const dot = place.indexOf(".");
  return { procedure: place.slice(0, dot), leaf: place.slice(dot + 1) };
}
