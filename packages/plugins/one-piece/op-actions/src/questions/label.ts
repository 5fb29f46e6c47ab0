import { type Context, findCard, tableOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import { message } from "../messages.js";
import { isDon } from "../reading/select.js";

/** A card as an option; one that its chooser does not see is only the place it lies in. */
export function cardOption(context: Context, match: OaMatch, key: number, seat: number) {
  if (isDon(key)) return { key, label: message("op:a-don") };
  const card = findCard(match, key);
  if (card === undefined) return { key };
  const isHidden = card.zone === "life" || card.zone === "deck" || (card.zone === "hand" && card.owner !== seat);
  const { seenBy, shown, sides } = tableOf(match);
  const isSeen = card.faceUp || shown.includes(key) || (seenBy[seat]?.includes(key) ?? false);
  if (!isHidden || isSeen) return { key, label: message("op:card", { name: context.info(card.code).name }) };
  const pile = sides[card.owner]?.[card.zone as "life" | "deck" | "hand"] ?? [];
  return { key, label: { id: pile[0] === key ? "op:top" : pile.at(-1) === key ? "op:bottom" : "op:hidden" } };
}
