import { useCallback, useEffect, useRef, useState } from "react";
import { SaveFileButton } from "../look/save-file-button.js";
import { builtGame } from "./built-game.js";
import type { BuiltNews, BuiltOrder } from "./built-order.js";
import css from "./dropped-screen.module.css";
import { droppedTexts as texts } from "./dropped-texts.js";
import { onDropped, takeDropped } from "./dropped-zip.js";

/** The workshop's sandbox: a page without an origin, whose policy lets it reach nothing. */
const SANDBOX = "docs/code-stage.html";
/** Milliseconds until a frame that says nothing counts as not there. */
const PATIENCE = 20_000;

/** A game that comes as a zip, played in the workshop's sandbox. */
export function DroppedScreen() {
  const [order, setOrder] = useState<BuiltOrder | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tried, setTried] = useState(0);
  const open = async (file: File | null | undefined) => {
    if (file == null) return;
    setTried((before) => before + 1);
    try {
      setOrder({ kind: "built", seed: Date.now(), ...builtGame(new Uint8Array(await file.arrayBuffer())) });
      setFault(null);
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const refuse = useCallback((reason: string) => {
    setOrder(null);
    setFault(reason);
  }, []);
  useEffect(() => {
    const take = () => void open(takeDropped());
    take();
    return onDropped(take);
  }, []);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{texts.heading}</h1>
        <SaveFileButton words={texts.open} accept=".zip,application/zip" kind="quiet" size="small" onFile={open} />
      </header>
      {order === null && fault === null && (
        <p>
          {texts.lead} {texts.how}
        </p>
      )}
      {fault !== null && <p role="alert">{fault}</p>}
      {order !== null && <Sandbox key={tried} order={order} onFault={refuse} />}
    </div>
  );
}

interface SandboxProps {
  readonly order: BuiltOrder;
  readonly onFault: (reason: string) => void;
}

function Sandbox({ order, onFault }: SandboxProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    const late = setTimeout(() => onFault(texts.noSandbox), PATIENCE);
    const hear = ({ data, source }: MessageEvent<BuiltNews>) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.kind === "ready") {
        clearTimeout(late);
        // a page in the frame has no origin to name
        frame.current?.contentWindow?.postMessage(order, "*");
      }
      if (data.kind === "playing") setTitle(data.title);
      if (data.kind === "failed") onFault(data.reason);
    };
    addEventListener("message", hear);
    return () => {
      clearTimeout(late);
      removeEventListener("message", hear);
    };
  }, [order, onFault]);
  return (
    <>
      {title === null && <p role="status">{texts.loading}</p>}
      <iframe
        ref={frame}
        className={css.frame}
        src={SANDBOX}
        sandbox="allow-scripts"
        title={title ?? texts.frame}
        hidden={title === null}
      />
    </>
  );
}
