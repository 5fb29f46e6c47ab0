import { workshopOf } from "../games.js";

/** A position an author may take: one of the documentation, or a match of this browser. */
export interface ReadyPosition {
  readonly title: string;
  readonly kind: "documented" | "played";
  /** The setup itself, or the state it is made from. */
  readonly setup?: unknown;
  readonly slices?: Readonly<Record<string, unknown>>;
}

interface PositionFile {
  readonly title: string;
  readonly position: { readonly setup: unknown };
}

/** The positions of a game that the documentation shows; none where they cannot be fetched. */
export async function fetchPositions(game: string): Promise<readonly ReadyPosition[]> {
  const answer = await fetch(`positions/${workshopOf(game)?.position}`).catch(() => undefined);
  if (answer?.ok !== true) return playedPositions(game);
  const { title, position } = (await answer.json()) as PositionFile;
  return [{ title, kind: "documented", setup: position.setup }, ...playedPositions(game)];
}

/** A match as the table keeps it in this browser, as far as a stage needs it. */
interface KeptMatch {
  readonly game?: string;
  readonly changed?: number;
  readonly save?: { readonly snapshot?: { readonly slices?: Readonly<Record<string, unknown>> } };
}

const PREFIX = "riposte:match:";

/** Matches that are played at the table in this browser: each is a position as it stands. */
function playedPositions(game: string): readonly ReadyPosition[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? "null") as KeptMatch | null)
      .filter((kept) => kept?.game === game)
      .sort((one, other) => (other?.changed ?? 0) - (one?.changed ?? 0))
      .flatMap((kept, at): readonly ReadyPosition[] => {
        const slices = kept?.save?.snapshot?.slices;
        return slices === undefined
          ? []
          : [
              {
                title: at === 0 ? "your last match, as it stands" : `an earlier match (${at + 1})`,
                kind: "played",
                slices,
              },
            ];
      });
  } catch {
    // nothing is stored, or nothing may be
    return [];
  }
}

/** What a file holds: a scenario's setup, or the state of a saved match. */
export function positionIn(text: string, game: string): ReadyPosition {
  const file = JSON.parse(text) as {
    readonly game?: string;
    readonly title?: string;
    readonly setup?: unknown;
    readonly position?: { readonly setup?: unknown };
    readonly snapshot?: { readonly slices?: Readonly<Record<string, unknown>> };
    readonly save?: KeptMatch["save"];
  };
  if (file.game !== game) throw new Error(`It is of ${file.game ?? "no game"}, not of ${game}.`);
  const slices = file.snapshot?.slices ?? file.save?.snapshot?.slices;
  const title = file.title ?? "a file of yours";
  if (slices !== undefined) return { title, kind: "played", slices };
  const setup = file.position?.setup ?? file.setup;
  if (setup === undefined) throw new Error("There is no position in it.");
  return { title, kind: "documented", setup };
}
