import { useEffect, useRef, useState } from "react";
import type { ScalesOrder, Tilt } from "../messages.js";
import { texts } from "../texts.js";
import { verdictOf } from "./tilt.js";

const MATCHES = 200;

interface ScalesPaneProps {
  readonly game: string;
  readonly text: string;
  readonly setup: unknown;
  readonly isReady: boolean;
}

/** Bots play with what was written and without; they do so beside the page, and can be stopped. */
export function ScalesPane({ game, text, setup, isReady }: ScalesPaneProps) {
  const [tilt, setTilt] = useState<Tilt | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setIsRunning(false);
  };
  // another text is another question
  useEffect(() => {
    setTilt(null);
    setFault(null);
    return stop;
  }, [game, text, setup]);
  const weigh = () => {
    stop();
    setTilt(null);
    setIsRunning(true);
    const started = new Worker(new URL("./scales.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    started.addEventListener("message", ({ data }: MessageEvent<{ tilt?: Tilt; failed?: string }>) => {
      if (data.failed !== undefined) setFault(data.failed);
      if (data.tilt !== undefined) setTilt(data.tilt);
      if (data.failed !== undefined || data.tilt?.played === MATCHES) stop();
    });
    started.postMessage({ game, text, setup, matches: MATCHES } satisfies ScalesOrder);
  };
  const verdict = tilt === null ? null : verdictOf(tilt);
  return (
    <>
      <h2>
        {texts.scales} <small>{texts.scalesAbout(MATCHES)}</small>
      </h2>
      <div className="scales">
        {verdict !== null && (
          <>
            <Bar words="without it" percent={verdict.without} />
            <Bar words="with it" percent={verdict.with} isOwn />
            <p aria-live="polite">
              {verdict.sentence}{" "}
              <small>
                {tilt?.played} of {MATCHES} played.
              </small>
            </p>
          </>
        )}
        {fault !== null && <p role="alert">{fault}</p>}
        <button
          type="button"
          className="button small"
          disabled={!isReady && !isRunning}
          onClick={isRunning ? stop : weigh}
        >
          {isRunning ? texts.stop : texts.weigh}
        </button>
      </div>
    </>
  );
}

function Bar({ words, percent, isOwn = false }: { words: string; percent: number; isOwn?: boolean }) {
  return (
    <div className="bar-row">
      <span>{words}</span>
      <i className={isOwn ? "own" : ""} style={{ width: `${percent}%` }} />
      <b>{Math.round(percent)} %</b>
    </div>
  );
}
