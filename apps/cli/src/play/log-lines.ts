import { type LoggedStep, logOf, type Voice } from "@riposte/hosting";
import { type Phrase, plain } from "@riposte/words";
import type { DrawStyle } from "../games/game-entry.js";
import { paragraph } from "../terminal/wrap.js";

/** What happened, a decision and its outcome in a line; what followed stands below it, further in. */
export function logLines(voice: Voice, steps: readonly LoggedStep[], style: DrawStyle): readonly string[] {
  const { paint, width } = style;
  const said = (phrase: Phrase, indent: number) => paragraph(plain(phrase), width, indent);
  return logOf(voice, steps).flatMap(({ heading, entries }) => [
    ...(heading === null ? [] : [paint.bold(`  ${plain(heading)}`)]),
    ...entries.flatMap(({ line, folded }) => [
      ...said(line, 2),
      ...folded.flatMap((one) => said(one, 4)).map((text) => paint.dim(text)),
    ]),
  ]);
}
