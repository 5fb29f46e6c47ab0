import { type ReactNode, useEffect, useRef, useState } from "react";
import { layoutOf } from "../games.js";
import { Icons } from "../icons.js";
import type { StageNews } from "../messages.js";
import { texts } from "../texts.js";
import type { Staging } from "../use-staging.js";
import { writtenJson } from "../written-json.js";
import type { Layout } from "./layout.js";
import { PositionView } from "./position-view.js";
import { ShownList } from "./shown-list.js";
import { StageChoice, type StageChoiceProps } from "./stage-choice.js";

/** The page the match is played in; one that runs code of others is cut off from everything. */
export interface StageFrame {
  readonly address: string;
  readonly isSandboxed: boolean;
}

export interface StagePaneProps extends Omit<StageChoiceProps, "laying" | "own"> {
  readonly frame: StageFrame;
  /** What is played, beside the position. */
  readonly order: object;
  readonly id: string | null;
  readonly name: string;
  readonly isReady: boolean;
  readonly staging: Staging;
  readonly broken: ReadonlyMap<number, string> | null;
  /** What can be made of what was shown. */
  readonly foot: ReactNode;
}

const NARROW = "(max-width: 899px)";

/** The real table in a frame of its own, in a position: whatever happens in it, the page around it stays. */
export function StagePane(props: StagePaneProps) {
  const { game, name, setup, seed, isReady } = props;
  const { plays, shown, setShown, isLarge, setIsLarge } = props.staging;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [laying, setLaying] = useState<(Layout & { readonly game: string }) | null>(null);
  const order = useRef<object | null>(null);
  const post = (message: object) =>
    // a page in a sandbox has no origin to name
    frame.current?.contentWindow?.postMessage(message, props.frame.isSandboxed ? "*" : location.origin);
  useEffect(() => {
    let isLate = false;
    void layoutOf(game).then((layout) => !isLate && setLaying({ game, ...layout }));
    setIsPlaying(false);
    return () => {
      isLate = true;
    };
  }, [game]);
  const play = () => {
    if (!isReady) return;
    order.current = { ...props.order, setup, seed };
    setFault(null);
    setIsChanging(false);
    setShown([]);
    // there is no room for a match beside anything
    if (matchMedia(NARROW).matches) setIsLarge(true);
    if (isPlaying) post(order.current);
    else setIsPlaying(true);
  };
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<StageNews>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.kind === "ready" && order.current !== null) post(order.current);
      if (data.kind === "failed") setFault(data.reason);
      if (data.kind === "played") setShown(data.shown);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [setShown]);
  useEffect(() => {
    if (plays > 0) play();
  }, [plays]);
  const change = () => {
    setIsPlaying(false);
    setIsChanging(!isChanging);
  };
  const ready = laying?.game === game ? laying : null;
  const own = props.id === null ? null : { id: props.id, name };
  return (
    <>
      <header className="head">
        <b>{texts.stage}</b>
        <span className="grow left">{placeWords(setup)}</span>
        {isPlaying && (
          <button type="button" className="button small lit" disabled={!isReady} onClick={play}>
            {Icons.play} {texts.again}
          </button>
        )}
        <button type="button" className="button small" aria-expanded={isChanging} onClick={change}>
          {isChanging ? texts.done : texts.change}
        </button>
      </header>
      <div
        className={`stage-frame${isLarge && isPlaying ? " large" : ""}`}
        data-changing={isChanging}
        data-playing={isPlaying}
      >
        {isLarge && isPlaying && (
          <button type="button" className="button small back" onClick={() => setIsLarge(false)}>
            {texts.back}
          </button>
        )}
        {isPlaying && (
          <iframe
            ref={frame}
            title={texts.stage}
            src={props.frame.address}
            {...(props.frame.isSandboxed && { sandbox: "allow-scripts" })}
          />
        )}
        {!isPlaying && ready !== null && setup != null && (
          <>
            {isChanging && (
              <StageChoice
                game={game}
                laying={ready.laying}
                own={own}
                setup={setup}
                ownStage={props.ownStage}
                seed={seed}
                onStage={props.onStage}
                onSeed={props.onSeed}
              />
            )}
            <PositionView
              {...ready}
              own={own}
              setup={setup}
              onSetup={isChanging ? (next) => props.onStage(writtenJson(next)) : undefined}
            />
          </>
        )}
        {!isPlaying && setup == null && <p className="empty">{texts.noPosition}</p>}
        {(!isPlaying || fault !== null) && !isChanging && (
          <div className="play-bar">
            <span>
              <b>{name}</b>
              <small>{isReady ? texts.ready(game, props.frame.isSandboxed) : texts.notReady}</small>
            </span>
            <button type="button" className="button lit" disabled={!isReady} onClick={play}>
              {Icons.play} {texts.play}
            </button>
          </div>
        )}
      </div>
      {fault !== null && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <ShownList shown={shown} broken={props.broken} isRecording={isPlaying} />
      {props.foot}
    </>
  );
}

/** "Training Yard, round 2", as far as a position says it. */
function placeWords(setup: unknown): string {
  const { map, position } = (setup ?? {}) as {
    readonly map?: unknown;
    readonly position?: { readonly round?: number; readonly turn?: number; readonly phase?: string };
  };
  const place =
    typeof map === "string" ? map.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : "";
  const when =
    position?.round !== undefined
      ? `round ${position.round}`
      : position?.turn !== undefined
        ? `turn ${position.turn}`
        : "";
  return [place, when, position?.phase ?? ""].filter((part) => part !== "").join(", ");
}
