import { blowsIn, type LogPart, type Outcome, talliesOf } from "@riposte/hosting";
import type { SeatClient, SeatState } from "@riposte/hosting/seats";
import { type ReactNode, useMemo } from "react";
import { saveFile } from "../match/bar/save-file.js";
import type { Seen, TableParts } from "../tables/table-parts.js";
import { shareMatch } from "../watch/share-match.js";
import { EndCard, type Rematch } from "./end-card.js";
import css from "./match-end.module.css";
import { memorableIn } from "./memorable.js";
import { Moments } from "./moments.js";
import { Numbers } from "./numbers.js";
import { roundsOf } from "./rounds.js";
import { ScoreChart } from "./score-chart.js";
import { useScores } from "./use-scores.js";

interface MatchEndProps {
  readonly client: SeatClient;
  readonly steps: SeatState["steps"];
  readonly outcome: Outcome;
  /** The table as the match left it. */
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly log: readonly LogPart[];
  readonly onRematch?: Rematch | undefined;
  readonly why?: string | null | undefined;
  readonly again?: ReactNode;
  readonly onLook: (step: number) => void;
  readonly onInside: () => void;
  readonly onClose: () => void;
}

/** The end of a match, with how it came to it. */
export function MatchEnd({ client, steps, outcome, seen, parts, log, onLook, ...props }: MatchEndProps) {
  const { voice, players } = seen;
  const rounds = useMemo(() => roundsOf(log, steps.length - 1), [log, steps]);
  const moments = useMemo(() => memorableIn(voice, steps, log, blowsIn(log)), [voice, steps, log]);
  const tallies = useMemo(
    () => talliesOf(voice, steps, seen.view.slices, players.length),
    [voice, steps, seen.view, players],
  );
  const scores = useScores(client, parts, seen, rounds);
  const hasCourse = scores.length > 1;
  return (
    <EndCard
      voice={voice}
      outcome={outcome}
      players={players}
      standing={parts.standing(seen)}
      onShare={() => shareMatch(client)}
      onSave={() => void saveFile(client)}
      {...props}
    >
      {(hasCourse || moments.length > 0) && (
        <div className={css.told}>
          {hasCourse && <ScoreChart players={players} scores={scores} />}
          {moments.length > 0 && <Moments moments={moments} players={players} onLook={onLook} />}
        </div>
      )}
      {players.length > 1 && tallies.length > 0 && <Numbers tallies={tallies} players={players} />}
    </EndCard>
  );
}
