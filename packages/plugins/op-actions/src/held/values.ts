import type { Behaviour, Contribution } from "@riposte/kernel";
import type { Cause } from "@riposte/one-piece";
import { cardOf, findCard } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Ban } from "../language/change.js";
import type { Filter } from "../language/expression.js";
import { matches } from "../reading/filter.js";
import { type Scene, seatsOf } from "../reading/scene.js";
import type { Board, Given } from "./board.js";

type Modify = NonNullable<Behaviour<OpActions>["modify"]>;

/** What static abilities, and marks with data, contribute to the game's numbers and claims. */
export function values(board: (match: OaMatch) => Board, markScene: (match: OaMatch, card: number) => Scene): Modify {
  const given = (match: OaMatch, card: number): Given | undefined => board(match).get(card);
  const adds = (match: OaMatch, card: number, field: "power" | "cost" | "counter"): Contribution | undefined => {
    const found = given(match, card);
    return found === undefined || found[field] === 0 ? undefined : match.add(found[field], found.by.join(" "));
  };
  const sets = (match: OaMatch, card: number, field: "basePower" | "baseCost"): readonly Contribution[] | undefined => {
    const found = given(match, card);
    return found?.[field].map((amount) => match.set(amount, found.by.join(" ")));
  };
  return {
    "card:power": ({ card }, match) => adds(match, card, "power"),
    "card:cost": ({ card }, match) => adds(match, card, "cost"),
    "card:counter": ({ card }, match) => adds(match, card, "counter"),
    "card:base-power": ({ card }, match) => sets(match, card, "basePower"),
    "card:base-cost": ({ card }, match) => sets(match, card, "baseCost"),
    "card:keyword": ({ card, keyword }, match) =>
      given(match, card)?.keywords.includes(keyword) ? match.add(1, keyword) : undefined,
    "card:negated": ({ card }, match) => (given(match, card)?.negated ? match.add(1, "negated") : undefined),
    "card:cannot": ({ card, verb, cause, other }, match) => {
      const applies = ({ ban, scene }: { readonly ban: Ban; readonly scene: Scene }) =>
        ban.verb === verb && isBanned(scene, ban, cause, other);
      if (given(match, card)?.bans.some(applies)) return match.add(1, verb);
      const isMarked = cardOf(match, card).marks.some(
        ({ kind, data }) =>
          kind === "cannot" && data !== undefined && applies({ ban: data as Ban, scene: markScene(match, card) }),
      );
      return isMarked ? match.add(1, verb) : undefined;
    },
    "attack:permitted": ({ attacker, target }, match) =>
      given(match, attacker)?.attacksActive.some(
        ({ filter, scene }) => filter === true || matches(scene, target, filter as Filter),
      )
        ? match.add(1, "attacksActive")
        : undefined,
  };
}

/** Does the ban speak of this cause and this other card? Without a word of either it speaks of all. */
function isBanned(scene: Scene, ban: Ban, cause: Cause | undefined, other: number | undefined): boolean {
  if (ban.cause !== undefined && cause?.kind !== ban.cause) return false;
  if (ban.by !== undefined && (cause === undefined || !seatsOf(scene, ban.by).includes(cause.seat))) return false;
  if (ban.source !== undefined) {
    const source = cause?.source;
    if (source === undefined || findCard(scene.match, source) === undefined || !matches(scene, source, ban.source))
      return false;
  }
  if (ban.other === undefined) return true;
  return other !== undefined && matches(scene, other, ban.other);
}
