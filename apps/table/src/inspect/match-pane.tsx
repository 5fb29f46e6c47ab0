import type { Voice } from "@riposte/hosting";
import { useEffect, useRef } from "react";
import { DiffList, type DiffListProps } from "./diff-list.js";
import { EventStream } from "./event-stream.js";
import { inspectorTexts } from "./inspector-texts.js";
import css from "./match-pane.module.css";
import type { createStatelyBridge } from "./stately-bridge.js";

interface MatchPaneProps extends DiffListProps {
  readonly voice: Voice;
}

/** What one input did and changed, through a seat's eyes. */
export function MatchPane({ timeline, voice, at, eyes }: MatchPaneProps) {
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
      <h3 className={css.heading}>{inspectorTexts.stream}</h3>
      {at === 0 && <p className={css.move}>{inspectorTexts.opening}</p>}
      <EventStream game={timeline.game} voice={voice} step={step} eyes={eyes} />
      <h3 className={css.heading}>{inspectorTexts.diff}</h3>
      {at > 0 && <DiffList timeline={timeline} at={at} eyes={eyes} />}
      <button type="button" className={css.stately} title={inspectorTexts.statelyHelp} onClick={openStately}>
        {inspectorTexts.stately}
      </button>
    </>
  );
}
