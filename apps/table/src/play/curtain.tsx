import type { Voice } from "@riposte/hosting";
import { fill } from "@riposte/words";
import { texts } from "../texts.js";
import css from "./curtain.module.css";

interface CurtainProps {
  /** Who is asked. */
  readonly seat: number;
  readonly voice: Voice;
  readonly onOpen: () => void;
}

/** Between two people at one device: neither sees the other's hand. */
export function Curtain({ seat, voice, onOpen }: CurtainProps) {
  return (
    <div className={css.curtain}>
      <p>{fill(texts.play.handOver, { seat }, voice)}</p>
      <button type="button" onClick={onOpen}>
        {fill(texts.play.open, { seat }, voice)}
      </button>
    </div>
  );
}
