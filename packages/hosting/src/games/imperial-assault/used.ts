import type { Table } from "@riposte/imperial-assault";
import { eachOnce, type UsedIn } from "../../used.js";

/** Groups are fielded; command cards that left the deck were drawn. */
export const usedInSkirmish: UsedIn = ({ "imperial-assault": start }, { "imperial-assault": end }, seat) => {
  const groups = Object.values((start as Table).groups).filter((group) => group.seat === seat);
  const side = (end as Table).sides[seat];
  const drawn = side === undefined ? [] : [side.hand, side.discard, side.removed, side.played].flat();
  return { fielded: eachOnce(groups.map(({ card }) => card)), drawn: eachOnce(drawn) };
};
