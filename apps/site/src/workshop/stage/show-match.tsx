import { findGame, type GameDescriptor } from "@riposte/hosting";
import type { Game } from "@riposte/kernel/run";
import { createLocalHost, MatchScreen, Sprite } from "@riposte/table/stage";
import "@fontsource-variable/instrument-sans/wdth.css";
import "@riposte/table/look/tokens.css";
import "@riposte/table/look/base.css";
import { createRoot } from "react-dom/client";
import type { ShownStep } from "../messages.js";
import { shownSteps } from "./shown-steps.js";

/** A match that is to be seen: an author at the first seat, a bot at the other. */
interface Shown {
  readonly entry: GameDescriptor;
  readonly game: Game;
  /** What was written, as people call it. */
  readonly name: string;
  readonly setup: unknown;
  readonly seed: string;
  /** Who sits where; the author and a bot unless given. */
  readonly seats?: readonly string[];
}

/** Milliseconds a bot waits, so that people can follow. */
const PACE = 300;

/** Shows matches on the page of a stage, one in place of the other, and tells every answer that is given. */
export function showMatches(onPlayed: (shown: readonly ShownStep[]) => void): (match: Shown) => void {
  const root = createRoot(document.getElementById("stage") as HTMLElement);
  // drawn now: a sandbox is shut after this, and no text becomes elements any more
  root.render(
    <main>
      <Sprite />
    </main>,
  );
  let stop: (() => void) | undefined;
  let shows = 0;
  return ({
    entry,
    game,
    name,
    setup,
    seed,
    seats = ["human", entry.hintBot].slice(0, findGame(entry.id)?.players.most),
  }) => {
    stop?.();
    const host = createLocalHost({ entry, game, plugins: [], seats, setup: setup ?? undefined, seed, pace: PACE });
    stop = host.stop;
    shows += 1;
    let shown: readonly ShownStep[] = [];
    const follow = () => {
      shown = shownSteps(host, entry, shown, name);
      onPlayed(shown);
    };
    host.subscribe(follow);
    root.render(
      <main>
        <Sprite />
        <MatchScreen key={shows} host={host} />
      </main>,
    );
    follow();
  };
}
