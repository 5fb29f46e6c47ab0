import type { Description } from "@riposte/hosting";
import css from "./plain-face.module.css";

interface PlainFaceProps {
  readonly name: string;
  readonly about: Description | undefined;
}

/** A card of a game that draws none: its name, a tint of its own to tell it by, and what it does. */
export function PlainFace({ name, about }: PlainFaceProps) {
  return (
    <span className={css.face} style={{ borderTopColor: `oklch(62% 0.12 ${tintOf(name)}deg)` }}>
      <b>{name}</b>
      {about !== undefined && <small>{about.sentences.join(" ")}</small>}
    </span>
  );
}

const TURN = 360;
const APART = 137;

/** The same name has the same tint everywhere, and names that are alike have tints far apart. */
const tintOf = (name: string): number =>
  ([...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % TURN, 0) * APART) % TURN;
