import type { SeatClient } from "@riposte/seats";
import { texts as general } from "../texts.js";
import { ChipLine } from "./dock.js";
import css from "./dock.module.css";
import { matchTexts as texts } from "./texts.js";
import type { Told } from "./told.js";

interface OverProps {
  readonly client: SeatClient;
  readonly winners: readonly number[];
  readonly told: readonly Told[];
}

/** Who won, and the last that happened. */
export function Over({ client, winners, told }: OverProps) {
  const last = told.findLast(({ sentences }) => sentences.length > 0);
  return (
    <>
      <ChipLine chip={texts.over} />
      <h2 className={css.question}>{general.play.outcome(winners, client.about)}</h2>
      <p className={css.lead}>{last?.sentences.join(" ")}</p>
    </>
  );
}
