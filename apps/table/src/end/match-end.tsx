import { blowsIn, type Outcome, talliesOf } from "@riposte/hosting";
import { useMemo } from "react";
import { useAtSeat } from "../match/at-seat.js";
import { saveFile } from "../match/bar/save-file.js";
import type { Seen } from "../tables/table-parts.js";
import { shareMatch } from "../watch/share-match.js";
import { EndCard, type EndCardProps } from "./end-card.js";
import css from "./match-end.module.css";
import { memorableIn } from "./memorable.js";
import { Moments } from "./moments.js";
import { Numbers } from "./numbers.js";
import { roundsOf } from "./rounds.js";
import { ScoreChart } from "./score-chart.js";
import { useScores } from "./use-scores.js";

interface MatchEndProps extends Pick<EndCardProps, "onRematch" | "again" | "onInside" | "onClose"> {
  readonly onLook: (step: number) => void;
}

/** The end of a match, with how it came to it. */
export function MatchEnd({ onLook, ...props }: MatchEndProps) {
  const { client, state, parts, log, why, seen: seenThen } = useAtSeat();
  const { steps, view } = state;
  // the table as the match left it, whatever moment is looked at
  const seen: Seen = { ...seenThen, view };
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
      outcome={view.outcome as Outcome}
      players={players}
      standing={parts.standing(seen)}
      onShare={() => shareMatch(client)}
      onSave={() => void saveFile(client)}
      why={why}
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
