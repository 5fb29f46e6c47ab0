import { GAMES, playersAt, sentencesOf, voiceOf } from "@riposte/catalog";
import { maps } from "@riposte/data-imperial-assault/maps";
import { toDiagram } from "@riposte/kernel/flow";
import { startMatch } from "@riposte/kernel/run";
import { stripOf } from "./reference/strip.js";

/** A match that was played when the site was built, to be played again on its front page. */
export interface FrontMatch {
  /** The map as its file draws it. */
  readonly drawing: readonly string[];
  readonly moments: readonly Moment[];
  /** The states around each one a moment rests at, drawn. */
  readonly strips: Readonly<Record<string, string>>;
}

export interface Moment {
  readonly words: string;
  readonly seat: number;
  /** Which of the strips is lit. */
  readonly at: string;
  readonly procedure: string;
  readonly figures: readonly {
    readonly id: string;
    readonly seat: number;
    readonly space: string;
    readonly damage: number;
  }[];
}

interface Slice {
  readonly figures: Readonly<
    Record<
      string,
      { readonly id: string; readonly seat: number; readonly spaces: readonly string[]; readonly damage: number }
    >
  >;
}

const MOMENTS = 40;
const SEED = "front page";

/** Two bots at a skirmish: what is shown on the front page is what the rules did. */
export async function frontMatch(): Promise<FrontMatch> {
  const info = GAMES.find(({ id }) => id === "imperial-assault");
  if (info === undefined) throw new Error("The front page shows a skirmish of Imperial Assault.");
  const entry = await info.load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { game } = composed;
  const match = startMatch(game, { seed: SEED, hold: "auto", setup: { map: "training-yard", mission: "a" } });
  const bots = [0, 1].map((seat) => entry.bots[entry.hintBot]?.create(`${seat}`, game));
  const players = playersAt({ seat: null, seats: [entry.hintBot, entry.hintBot] });
  const moments: Moment[] = [];
  const strips: Record<string, string> = {};
  for (let answers = 0; answers < 600 && match.decision !== null && moments.length < MOMENTS; answers += 1) {
    const { seat } = match.decision;
    const step = match.answer(seat, bots[seat]?.answer(match.seen) ?? 0);
    if (!step.ok) throw new Error(step.reason);
    const voice = voiceOf(entry, game, players, match.viewFor(null).slices);
    const words = sentencesOf(voice, step.events(null), seat).join(" ");
    const { figures } = (match.slices as unknown as { readonly "imperial-assault": Slice })["imperial-assault"];
    const standing = Object.values(figures).filter(({ spaces }) => spaces.length > 0);
    if (words === "" || standing.length < 6) continue;
    const frame = match.state.frames.findLast(({ procedure }) => !HIDDEN.has(game.procedures[procedure]?.name ?? ""));
    const procedure = frame === undefined ? undefined : game.procedures[frame.procedure];
    // before the first round figures are only put down
    if (procedure === undefined || frame === undefined || procedure.name === "match") continue;
    const leaf = procedure.leaves[frame.leaf] ?? "";
    const at = `${procedure.name} ${leaf}`;
    strips[at] ??= stripOf(toDiagram(procedure.machine), leaf);
    moments.push({
      words,
      seat,
      at,
      procedure: procedure.name,
      figures: standing.map(({ id, seat: side, spaces, damage }) => ({
        id,
        seat: side,
        space: spaces[0] ?? "",
        damage,
      })),
    });
  }
  const map = maps.find(({ id }) => id === "training-yard") as { readonly drawing?: readonly string[] } | undefined;
  return { drawing: map?.drawing ?? [], moments, strips };
}

/** How an ability asks is not where the match is. */
const HIDDEN = new Set(["window", "ability", "around"]);
