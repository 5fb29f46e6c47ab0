import { fill, type Voice } from "@riposte/catalog";
import { useEffect, useRef } from "react";
import type { Perspective } from "../record/perspective.js";
import type { Watched } from "../record/timeline.js";
import { texts } from "../texts.js";
import { DiffList } from "./diff-list.js";
import { EventStream } from "./event-stream.js";
import css from "./match-pane.module.css";
import { moveText } from "./move-text.js";
import type { createStatelyBridge } from "./stately-bridge.js";
import { TimeSlider } from "./time-slider.js";

interface MatchPaneProps {
  readonly timeline: Watched;
  readonly voice: Voice;
  readonly at: number;
  readonly inputs: number;
  readonly perspectives: readonly Perspective[];
  readonly eyes: Perspective;
  readonly onEyes: (eyes: Perspective) => void;
  readonly onMove: (to: number) => void;
}

/** A match along its inputs: what each did and changed, through somebody's eyes. */
export function MatchPane({ timeline, voice, at, inputs, perspectives, eyes, onEyes, onMove }: MatchPaneProps) {
  const bridge = useRef<ReturnType<typeof createStatelyBridge> | null>(null);
  useEffect(() => bridge.current?.show(timeline, at), [timeline, at]);
  const step = timeline.steps[at];
  if (step === undefined) return null;
  const openStately = async () => {
    const { openStately: open } = await import("./stately-bridge.js");
    bridge.current = await open();
    bridge.current.show(timeline, at);
  };
  return (
    <>
      <TimeSlider at={at} of={inputs} onMove={onMove} />
      <div className={css.row}>
        <label>
          {texts.inspector.eyes}{" "}
          <select value={String(eyes)} onChange={({ target }) => onEyes(perspectives[target.selectedIndex] ?? null)}>
            {perspectives.map((one) => (
              <option key={String(one)} value={String(one)}>
                {fill(texts.inspector.eyesOf(one), { eyes: one }, voice)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" title={texts.inspector.statelyHelp} onClick={openStately}>
          {texts.inspector.stately}
        </button>
      </div>
      <p className={css.move}>{moveText(step.move, eyes, voice)}</p>
      <h3>{texts.inspector.flow}</h3>
      <ol className={css.frames}>
        {step.flow.map(({ procedure, leaf }, depth) => (
          <li key={depth}>
            {procedure} <b>{leaf}</b>
          </li>
        ))}
      </ol>
      <h3>{texts.inspector.stream}</h3>
      <EventStream game={timeline.game} voice={voice} step={step} eyes={eyes} />
      <h3>{texts.inspector.diff}</h3>
      {at > 0 && <DiffList timeline={timeline} at={at} eyes={eyes} />}
    </>
  );
}
