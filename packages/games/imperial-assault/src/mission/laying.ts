import { shuffle } from "@riposte/kernel";
import type { RuleOf } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { otherSeat } from "../figures/lookup.js";
import type { Side } from "../slice.js";
import { missionOf, objectsOf } from "./objects.js";

/** A pile of tokens on a space, anew or on those of earlier rounds. */
export function placeTokens(match: IaMatch, { token, at, amount, keep }: RuleOf<"place-tokens">): void {
  const earlier = keep ? [] : objectsOf(match, token);
  for (const { id } of earlier) match.queue({ type: "object:remove", object: id });
  match.queue({ type: "object:place", kind: token, space: at, amount: amountOf(match, amount) });
}

/** Tokens on every token of another kind. */
export function putOn(match: IaMatch, { token, on, amount }: RuleOf<"put-on">): void {
  for (const { id } of objectsOf(match, on))
    match.queue({ type: "object:put", object: id, held: token, amount: amountOf(match, amount) });
}

/** Each player turns up one of the colours set aside, which are shuffled again afterwards. */
export const revealing = (context: Context): Pick<Effects, "mission:reveal"> => ({
  "mission:reveal": (table, { rule: index }, match) => {
    const rule = missionOf(context, match)?.rules[index];
    if (rule?.type !== "reveal-colours") return;
    const drawn = match.chance("mission", shuffle(rule.colours.length)).map((at) => rule.colours[at]);
    for (const [at, seat] of [table.initiative, otherSeat(table.initiative)].entries()) {
      const colour = drawn[at];
      if (colour === undefined) continue;
      match.publish("mission:revealed", { seat, colour });
      for (const { id } of objectsOf(match, rule.on).filter((object) => object.colour === colour))
        match.queue({ type: "object:put", object: id, held: rule.token, amount: 1 });
    }
    match.reveal();
  },
});

function amountOf({ slices }: IaMatch, amount: RuleOf<"put-on">["amount"]): number {
  if (typeof amount === "number") return amount;
  const { sides, initiative } = slices["imperial-assault"];
  return (sides[amount.handSizeOf === "initiative" ? initiative : otherSeat(initiative)] as Side).hand.length;
}
