import type { Behaviour } from "@riposte/kernel";
import { type Cause, type Context, cardOf, FORBIDDEN, type Forbidden, findCard, sideOf } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Ban } from "../language/change.js";
import type { Library } from "../library/library.js";
import { isCausedBy } from "../reading/caused.js";
import { matches } from "../reading/filter.js";
import { type Scene, seatsOf } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import type { Gift, Ruling } from "./gift.js";
import { canPayTax } from "./tax.js";

type Modify = NonNullable<Behaviour<OpActions>["modify"]>;

/** A ban put on for a while, with the player whose ability did. */
type Marked = Ban & { readonly seat: number };

/** Does anything forbid this of the card: a static ability, a mark with conditions, a tax that cannot be paid? */
export const cardBans = (
  context: Context,
  library: Library,
  gifts: (match: OaMatch, card: number) => readonly Gift[],
): Exclude<Modify["card:cannot"], undefined | readonly unknown[]> => {
  const spoken = spokenOf(library);
  const hasTaxes = library.says("op:tax");
  return ({ card, verb, cause, other }, match) => {
    if (hasTaxes && verb === "attack" && !canPayTax(context, library, match, card)) return match.add(1, "tax");
    if (!spoken.has(verb)) return undefined;
    for (const { says, scene, by } of gifts(match, card))
      for (const ban of says.cannot ?? NO_BANS)
        if (ban.verb === verb && isBanned(scene, ban, cause, other)) return match.add(1, by);
    for (const { kind, data, by } of cardOf(match, card).marks) {
      if (kind !== "cannot" || data === undefined) continue;
      const ban = data as Marked;
      const scene = sceneOf(context, library, match, ban.seat, card);
      if (ban.verb === verb && isBanned(scene, ban, cause, other)) return match.add(1, by);
    }
    return undefined;
  };
};

/** The verbs that some card forbids; of the others nothing needs to be looked at. */
const spokenOf = (library: Library): ReadonlySet<Forbidden> =>
  new Set(FORBIDDEN.filter((verb) => library.says(`cannot/${verb}`)));

/** Does anything forbid this of the player, or of the player with this card? */
export const seatBans = (
  context: Context,
  library: Library,
  rulings: (match: OaMatch, seat: number) => readonly Ruling[],
): Exclude<Modify["seat:cannot"], undefined | readonly unknown[]> => {
  const spoken = spokenOf(library);
  return ({ seat, verb, card }, match) => {
    if (!spoken.has(verb)) return undefined;
    for (const { says, scene, by } of rulings(match, seat))
      for (const ban of says.cannot ?? NO_BANS)
        if (ban.verb === verb && isBanned(scene, ban, undefined, card)) return match.add(1, by);
    for (const { kind, data, by } of sideOf(match, seat).marks) {
      if (kind !== "cannot" || data === undefined) continue;
      const ban = data as Marked;
      const scene = sceneOf(context, library, match, ban.seat, NO_CARD);
      if (ban.verb === verb && isBanned(scene, ban, undefined, card)) return match.add(1, by);
    }
    return undefined;
  };
};

const NO_BANS: readonly Ban[] = [];

/** A player's rule is on no card. */
const NO_CARD = -1;

/** Does the ban speak of this cause and this other card? Without a word of either it speaks of all. */
function isBanned(scene: Scene, ban: Ban, cause: Cause | undefined, other: number | undefined): boolean {
  if (!isCausedBy(ban.cause, cause?.kind)) return false;
  if (ban.by !== undefined && (cause === undefined || !seatsOf(scene, ban.by).includes(cause.seat))) return false;
  if (ban.source !== undefined) {
    const source = cause?.source;
    if (source === undefined || findCard(scene.match, source) === undefined || !matches(scene, source, ban.source))
      return false;
  }
  if (ban.other === undefined) return true;
  return other !== undefined && findCard(scene.match, other) !== undefined && matches(scene, other, ban.other);
}
