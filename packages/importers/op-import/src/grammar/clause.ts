import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { readGives } from "./gives.js";
import { readLooks } from "./looks.js";
import { readMoves } from "./moves.js";
import { readPlayers } from "./players.js";
import type { Step } from "./step.js";

/** One thing that is done. */
export const readClause = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readPlayers, readLooks, readMoves, readGives]);

/** Several, joined by "and". */
export function readClauses(r: Reader): readonly Step[] | undefined {
  const first = readClause(r);
  if (first === undefined) return undefined;
  const more = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readClauses(rr)));
  return more === undefined ? first : [...first, ...more];
}
