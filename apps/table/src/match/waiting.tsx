import type { LogPart } from "@riposte/hosting";
import { ChipLine } from "./dock.js";
import css from "./dock.module.css";
import { newestIn } from "./newest-in.js";
import type { Player } from "./players.js";
import { matchTexts as texts } from "./texts.js";
import { Words } from "./words.js";

interface WaitingProps {
  readonly name: string;
  readonly log: readonly LogPart[];
  readonly players: readonly Player[];
}

/** Another is asked: who, and the last that happened, in large type. */
export function Waiting({ name, log, players }: WaitingProps) {
  const last = newestIn(log);
  return (
    <>
      <ChipLine chip={texts.thinking(name)} />
      <h2 className={css.question}>{texts.lastMove}</h2>
      <p className={css.latest}>{last === undefined ? texts.noLog : <Words phrase={last.line} players={players} />}</p>
    </>
  );
}
