import type { DeepReadonly } from "@riposte/kernel";
import { attackIn, type Defence, descriptionIn, type Group, groupsOf, unitOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";
import type { Pool, Pools } from "../slice.js";
import { standingNow } from "./standing.js";

/** The pool under way. */
export const poolIn = (match: EleventhMatch): DeepReadonly<Pool> =>
  match.slices["eleventh-edition"].pools.at(-1) as DeepReadonly<Pool>;

/** The pool, for writing. */
export function ownPool(slice: Pools, match: EleventhMatch): Pool {
  const pools = match.own(slice, "pools");
  return match.own(pools, pools.length - 1);
}

/** How the target stands against the attack now. */
export const standingIn = (match: EleventhMatch): readonly Defence[] =>
  standingNow(descriptionIn(match), unitOf(match, attackIn(match).declared.target));

/** The group that dice are compared with: the one Precision put first while it lives, else the first in order. */
export function currentGroup(match: EleventhMatch): Group | undefined {
  const groups = groupsOf(standingIn(match));
  const { order, precise } = poolIn(match);
  return [...(precise === null ? [] : [precise]), ...order].flatMap(
    (name) => groups.find((one) => one.name === name) ?? [],
  )[0];
}

/** Models of a group that may be struck: wounded ones first, else of the defender's choice. */
export function strikable(match: EleventhMatch, { defences }: Pick<Group, "defences">): readonly Defence[] {
  const standing = standingIn(match);
  const mine = defences.map((at) => standing[at] as Defence);
  const wounded = mine.filter(({ lost }) => lost > 0);
  return wounded.length > 0 ? wounded : mine;
}
