import { eat, type Reader } from "../reader.js";
import { readNoun } from "./noun.js";
import { every } from "./selector.js";

/** "for every 2 Events in your trash", "for each of your Characters", "for every card trashed". */
export function readPer(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "for (every|each)( of)?") === undefined) return undefined;
  const done =
    "(card trashed|Character K.O.'d|returned Character|card returned|DON!! card rested|DON!! card returned|card placed)( this way)?";
  if (eat(r, done) !== undefined) return { done: "count" };
  const placed = eat(r, "{n} cards placed at the bottom of your deck");
  if (placed !== undefined) return { done: "count", per: Number(placed[0]) };
  const per = eat(r, "{n}( of)?");
  const divided = per === undefined ? {} : { per: Number(per[0]) };
  const pile = eat(r, "cards? in your (hand|trash)");
  if (pile !== undefined)
    return { size: /hand$/i.test(r.text.slice(0, r.at)) ? "hand" : "trash", side: "you", ...divided };
  if (eat(r, "your rested DON!! cards") !== undefined) return { size: "restedDon", side: "you", ...divided };
  const noun = readNoun(r, { side: "you" });
  if (noun?.isUnowned === true) noun.side = "both";
  return noun === undefined ? undefined : { count: every(noun), ...divided };
}
