import { say, type Voice } from "@riposte/hosting";
import type { Game, Move } from "@riposte/kernel/run";
import { fill, shown } from "@riposte/words";
import { useMemo, useState } from "react";
import { Button } from "../look/button.js";
import type { Perspective } from "../record/perspective.js";
import type { Watched } from "../record/timeline.js";
import { actingIn } from "./acting.js";
import { ActingHere, windowAt } from "./acting-here.js";
import { ActingList } from "./acting-list.js";
import { ChartPane } from "./chart-pane.js";
import { Eyes } from "./eyes.js";
import { FramePath } from "./frame-path.js";
import css from "./inspector.module.css";
import { inspectorTexts } from "./inspector-texts.js";
import { MatchPane } from "./match-pane.js";
import { ProcedureList } from "./procedure-list.js";
import { actingFound } from "./search.js";
import { TimeSlider } from "./time-slider.js";

export interface InspectorProps {
  readonly game: Game;
  readonly voice: Voice;
  /** The match to watch, if there is one. */
  readonly timeline: Watched | null;
  /** How many inputs the match has: a new number is a new step. */
  readonly inputs: number;
  /** Through whose eyes it may be looked at; the first one is where it starts. */
  readonly perspectives: readonly Perspective[];
  /** Goes to the judge's page with the match after so many inputs; only where the reader may know everything. */
  readonly onJudge?: (inputs: number) => void;
}

/** The machines of a composition; with a match, its frames, its events and its states along the inputs. */
export function Inspector({ game, voice, timeline, inputs, perspectives, onJudge }: InspectorProps) {
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [eyes, setEyes] = useState<Perspective>(perspectives[0] ?? null);
  const at = Math.min(held ?? inputs, inputs);
  const flow = timeline?.steps[at]?.flow ?? [];
  const acting = useMemo(() => actingIn(game), [game]);
  // the innermost frame that is no window of the kernel's is where the eye belongs
  const top = flow.findLast(({ procedure }) => procedure !== "window")?.procedure;
  const procedure = chosen ?? top ?? game.rules.main;
  const step = timeline?.steps[at];
  const standing = flow.findLast((frame) => frame.procedure === procedure) ?? flow.at(-1);
  const window = windowAt(game, flow);
  const pending = useMemo(() => timeline?.askedAt?.(at, eyes) ?? null, [timeline, at, eyes]);
  const asked =
    pending && fill(inspectorTexts.asked, { seat: pending.seat, question: say(voice, pending.prompt) }, voice);
  return (
    <div className={css.inspector} data-match={timeline !== null}>
      {flow.length > 0 && (
        <div className={css.path}>
          <FramePath flow={flow} chosen={procedure} onChoose={setChosen} />
        </div>
      )}
      <aside className={css.side}>
        <input
          type="search"
          value={sought}
          placeholder={inspectorTexts.search}
          aria-label={inspectorTexts.search}
          onChange={({ target }) => setSought(target.value)}
        />
        {onJudge !== undefined && (
          <Button size="small" onClick={() => onJudge(at)}>
            {inspectorTexts.judge}
          </Button>
        )}
        {timeline !== null && (
          <ActingHere here={acting.find(({ kind, name }) => kind === "window" && name === window)} />
        )}
        <ProcedureList game={game} sought={sought} flow={flow} chosen={procedure} onChoose={setChosen} />
        <ActingList list={actingFound(acting, sought)} chosen={note} />
      </aside>
      <div className={css.middle}>
        {step !== undefined && standing !== undefined && (
          <header className={css.sentence}>
            <h2>{asked ?? moveText(step.move, eyes, voice)}</h2>
            <p>{inspectorTexts.stands(standing.procedure, standing.leaf, window)}</p>
          </header>
        )}
        <ChartPane
          game={game}
          procedure={procedure}
          sought={sought}
          flow={flow}
          // which windows a step passed through may tell who could have acted
          trace={eyes === "all" ? (step?.trace ?? []) : []}
          onCall={setChosen}
          onNote={(_kind, name) => setNote(name)}
          onFollow={() => setChosen(null)}
        />
      </div>
      {timeline !== null && (
        <>
          <section className={css.match} aria-label={inspectorTexts.stream}>
            <MatchPane timeline={timeline} voice={voice} at={at} eyes={eyes} />
          </section>
          <div className={css.time}>
            <TimeSlider at={at} of={inputs} onMove={(to) => setHeld(to === inputs ? null : to)} />
            <Eyes voice={voice} perspectives={perspectives} eyes={eyes} onEyes={setEyes} />
          </div>
        </>
      )}
    </div>
  );
}

/** An input in words, as it may be seen: of other players only that they answered, of their policies nothing. */
function moveText(move: Move | null, eyes: Perspective, voice: Voice): string {
  if (move === null) return inspectorTexts.opening;
  if ("time" in move) return inspectorTexts.timeUp;
  const isOpen = eyes === "all" || eyes === move.seat;
  const say = (words: string) => fill(words, { seat: move.seat }, voice);
  if ("resign" in move) return say(inspectorTexts.resigned);
  if ("policy" in move) return isOpen ? `${say(inspectorTexts.policy)}: ${shown(move.policy)}` : "…";
  return isOpen ? `${say(inspectorTexts.by)}: ${shown(move.answer, voice)}` : say(inspectorTexts.answered);
}
