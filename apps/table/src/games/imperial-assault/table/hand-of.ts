import { contextAtTable as context, gistSentences, timingPhrase } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import { capital } from "@riposte/words";
import type { HandCard, Seen } from "../../../tables/table-parts.js";
import { optionsIn } from "../../../tables/table-props.js";

/** The own command cards, those that can be played first. */
export function handOf({ view, own }: Seen): readonly HandCard[] {
  const table = view.slices["imperial-assault"] as Table;
  const hand: unknown = own === null ? [] : table.sides[own]?.hand;
  if (!Array.isArray(hand)) return [];
  const options = optionsIn(view);
  const cards = (hand as readonly string[]).flatMap((id): readonly HandCard[] => {
    const card = context().facts.command[id];
    if (card === undefined) return [];
    const keys = options.filter(({ key }) => isOf(String(key), id)).map(({ key }) => key);
    const isSoon = table.attacks.length > 0 && ["WATK", "WDEF", "AATK", "ADEF"].includes(card.timing);
    const when = capital(timingPhrase(card.timing) ?? "");
    return [{ id, name: card.name, cost: card.cost, text: gistSentences(card.gist), when, keys, isSoon }];
  });
  const rank = ({ keys, isSoon }: HandCard) => (keys.length > 0 ? 0 : isSoon === true ? 1 : 2);
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

const isOf = (key: string, card: string): boolean =>
  key === card || (key.startsWith(`cc:${card}`) && !/[a-z0-9-]/.test(key.charAt(card.length + 3)));
