import type { LogPart } from "@riposte/hosting";
import type { Player } from "../bar/players.js";
import { matchTexts as texts } from "../texts.js";
import { newestIn } from "../told/newest-in.js";
import { Words } from "../told/words.js";
import { ChipLine } from "./dock.js";
import css from "./dock.module.css";

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
