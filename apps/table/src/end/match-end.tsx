import { blowsIn, type LogPart, type Outcome } from "@riposte/catalog";
import type { SeatClient, SeatState } from "@riposte/seats";
import { useMemo } from "react";
import { saveFile } from "../match/save-file.js";
import type { Seen, TableParts } from "../tables/table-parts.js";
import { EndCard, type Rematch } from "./end-card.js";
import css from "./match-end.module.css";
import { Moments } from "./moments.js";
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
  readonly onLook: (step: number) => void;
  readonly onInside: () => void;
  readonly onClose: () => void;
}

/** The end of a match, with how it came to it. */
export function MatchEnd({ client, steps, outcome, seen, parts, log, onLook, ...props }: MatchEndProps) {
  const { voice, players } = seen;
  const rounds = useMemo(() => roundsOf(log, steps.length - 1), [log, steps]);
  const blows = useMemo(() => blowsIn(log), [log]);
  const scores = useScores(client, parts, seen, rounds);
  const hasCourse = scores.length > 1;
  return (
    <EndCard
      voice={voice}
      outcome={outcome}
      players={players}
      standing={parts.standing(seen)}
      onLookBack={() => onLook(0)}
      onSave={() => void saveFile(client)}
      {...props}
    >
      {(hasCourse || blows.length > 0) && (
        <div className={css.told}>
          {hasCourse && <ScoreChart players={players} scores={scores} />}
          {blows.length > 0 && <Moments blows={blows} players={players} onLook={onLook} />}
        </div>
      )}
    </EndCard>
  );
}
