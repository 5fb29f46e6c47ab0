import type { Reader } from "../reader.js";
import { readDuration } from "./duration.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** A text that a card gains: it begins with a mark or ends as a sentence does, unlike a part of a name. */
const QUOTED = /\s*(?:gains?)\s+["“]((?:\[[^"”]*|[^"”]*\.))["”]/iy;

/** `Up to 1 of your Characters gains "[On K.O.] Draw 1 card." during this turn.` */
export function readQuoted(r: Reader): readonly Step[] | undefined {
  const noun = readNoun(r, { count: "all" });
  if (noun === undefined) return undefined;
  QUOTED.lastIndex = r.at;
  const found = QUOTED.exec(r.text);
  if (found === null) return undefined;
  const inner = r.readLine?.(found[1] as string);
  r.at = QUOTED.lastIndex;
  const duration = readDuration(r);
  if (inner === undefined || "unread" in inner || inner.abilities.length !== 1 || duration === undefined)
    return undefined;
  return [{ type: "op:grant", target: selectorOf(noun), ability: inner.abilities[0], for: duration }];
}
