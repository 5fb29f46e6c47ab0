import { ChipLine } from "./dock.js";
import css from "./dock.module.css";
import { matchTexts as texts } from "./texts.js";
import type { Told } from "./told.js";

interface WaitingProps {
  readonly name: string;
  readonly told: readonly Told[];
}

/** Somebody else is asked: who, and the last that happened, in large type. */
export function Waiting({ name, told }: WaitingProps) {
  const last = told.findLast(({ sentences }) => sentences.length > 0);
  return (
    <>
      <ChipLine chip={texts.thinking(name)} />
      <h2 className={css.question}>{texts.lastMove}</h2>
      <p className={css.latest} role="status">
        {last?.sentences.join(" ") ?? texts.noLog}
      </p>
    </>
  );
}
