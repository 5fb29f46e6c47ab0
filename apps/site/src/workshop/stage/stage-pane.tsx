import { useEffect, useRef, useState } from "react";
import type { ShownStep, StageNews, StageOrder } from "../messages.js";
import { texts } from "../texts.js";
import { writtenJson } from "../written-json.js";
import { fetchPositions, type ReadyPosition } from "./positions.js";

interface StagePaneProps {
  readonly game: string;
  readonly text: string;
  readonly id: string | null;
  readonly name: string;
  readonly setup: unknown;
  readonly ownStage: string | null;
  readonly seed: string;
  readonly isReady: boolean;
  /** Counted up whenever it is to be played from elsewhere. */
  readonly plays: number;
  readonly shown: readonly ShownStep[];
  readonly onShown: (shown: readonly ShownStep[]) => void;
  readonly onStage: (stage: string | null) => void;
  readonly onSeed: (seed: string) => void;
}

/** The real table in a frame of its own, in a position: whatever happens in it, the page around it stays. */
export function StagePane(props: StagePaneProps) {
  const { game, text, name, setup, seed, isReady, plays, shown, onShown } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLarge, setIsLarge] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const order = useRef<StageOrder | null>(null);
  const play = () => {
    if (!isReady) return;
    order.current = { game, text, setup, seed };
    setFault(null);
    onShown([]);
    if (isPlaying) frame.current?.contentWindow?.postMessage(order.current, location.origin);
    else setIsPlaying(true);
  };
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<StageNews>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.kind === "ready" && order.current !== null)
        frame.current?.contentWindow?.postMessage(order.current, location.origin);
      if (data.kind === "failed") setFault(data.reason);
      if (data.kind === "played") onShown(data.shown);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [onShown]);
  useEffect(() => {
    if (plays > 0) play();
  }, [plays]);
  return (
    <>
      <header className="head">
        <b>{texts.stage}</b>
        <span className="grow" />
        {isPlaying && (
          <button type="button" className="button small" onClick={() => setIsLarge(!isLarge)}>
            {isLarge ? texts.narrow : texts.wide}
          </button>
        )}
        <button
          type="button"
          className="button small"
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          {texts.change}
        </button>
      </header>
      {isChanging && <StageChoice {...props} />}
      <div className={`stage-frame${isLarge ? " large" : ""}`}>
        {isLarge && (
          <button type="button" className="button small back" onClick={() => setIsLarge(false)}>
            {texts.narrow}
          </button>
        )}
        {!isPlaying && <p className="empty">The table opens here, in a position in which it can be used.</p>}
        {isPlaying && <iframe ref={frame} title={texts.stage} src="stage.html" />}
      </div>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <div className="play-bar">
        <span>
          <b>{name}</b>
          <br />
          <small>{isReady ? "is in your hand, or on your unit." : "cannot be played before it reads."}</small>
        </span>
        <button type="button" className="button lit" disabled={!isReady} onClick={play}>
          {isPlaying ? texts.again : texts.play}
        </button>
      </div>
      <section className="shown" aria-label={texts.shown}>
        <h3>{texts.shown}</h3>
        {shown.length === 0 && <p className="quiet">{texts.nothingShown}</p>}
        <ol>
          {shown.map(({ words, changed, isBot }, at) => (
            <li key={at}>
              {words}
              <small>
                {isBot ? "the bot's answer, " : ""}
                {changed.length === 1 ? "1 value changed" : `${changed.length} values changed`}
              </small>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Where it is played: made for the card, from the documentation, from a saved match, or written by hand. */
function StageChoice({ game, id, setup, ownStage, seed, onStage, onSeed }: StagePaneProps) {
  const [fault, setFault] = useState<string | null>(null);
  const [positions, setPositions] = useState<readonly ReadyPosition[]>([]);
  useEffect(() => {
    let isLate = false;
    void fetchPositions(game).then((all) => !isLate && setPositions(all));
    return () => {
      isLate = true;
    };
  }, [game]);
  const choose = (value: string) => {
    if (value === "made") onStage(null);
    else if (value === "own") onStage(writtenJson(setup));
    else onStage(writtenJson(positions[Number(value)]?.with(id ?? "")));
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const saved = JSON.parse(await file.text()) as { game?: string; setup?: unknown; position?: { setup?: unknown } };
      if (saved.game !== game) throw new Error(`It is of ${saved.game ?? "no game"}, not of ${game}.`);
      onStage(writtenJson(saved.position?.setup ?? saved.setup));
      setFault(null);
    } catch (error) {
      setFault(`This file cannot be a stage. ${error instanceof Error ? error.message : ""}`);
    }
  };
  return (
    <div className="choice">
      <label>
        Position
        <select
          value={ownStage === null ? "made" : "own"}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="made">made for the card</option>
          {positions.map(({ title }, at) => (
            <option key={title} value={at}>
              {title}
            </option>
          ))}
          <option value="own">written by hand</option>
        </select>
      </label>
      <label>
        Dice
        <input value={seed} onChange={({ currentTarget }) => onSeed(currentTarget.value)} />
      </label>
      <label>
        A scenario or saved match
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
        />
      </label>
      {fault !== null && <p role="alert">{fault}</p>}
      {ownStage !== null && (
        <label>
          The position
          <textarea
            rows={12}
            spellCheck={false}
            value={ownStage}
            onChange={({ currentTarget }) => onStage(currentTarget.value)}
          />
        </label>
      )}
    </div>
  );
}
