import { useEffect, useMemo, useRef, useState } from "react";
import type { StageFrame } from "../stage/stage-pane.js";
import type { CodeNews, CodeOrder, Tried } from "./messages.js";

type Asked = Omit<CodeOrder, "kind" | "number" | "files"> & { readonly files: CodeOrder["files"] | null };

const ADDRESS = "code-stage.html";

/** What a plugin is found to be in a sandbox of its own, tried again whenever its files change. */
export function useTried({ game, entry, files, setup, seed }: Asked) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const sandbox = useRef<HTMLIFrameElement | null>(null);
  const [isThere, setIsThere] = useState(false);
  const last = useRef(0);
  useEffect(() => {
    const made = Object.assign(document.createElement("iframe"), { src: ADDRESS, title: "Sandbox", hidden: true });
    made.setAttribute("sandbox", "allow-scripts");
    sandbox.current = made;
    const hear = ({ data, source }: MessageEvent<CodeNews>) => {
      if (source !== made.contentWindow) return;
      if (data.kind === "ready") setIsThere(true);
      if (data.kind === "tried" && data.number === last.current) {
        setTried(data.tried);
        setRefused(null);
      }
      if (data.kind === "refused" && data.number === last.current) setRefused(data.reason);
    };
    addEventListener("message", hear);
    document.body.append(made);
    return () => {
      removeEventListener("message", hear);
      made.remove();
    };
  }, []);
  useEffect(() => {
    if (!isThere || files === null) return;
    last.current += 1;
    const order: CodeOrder = { kind: "try", number: last.current, game, entry, files, setup, seed };
    // a page in the frame has no origin to name
    sandbox.current?.contentWindow?.postMessage(order, "*");
  }, [isThere, game, entry, files, setup, seed]);
  const frame = useMemo((): StageFrame => ({ address: ADDRESS, isSandboxed: true }), []);
  return { tried, refused, frame };
}
