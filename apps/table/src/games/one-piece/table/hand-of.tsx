import { onePieceContext as context } from "@riposte/hosting/one-piece";
import type { HandCard, Seen } from "../../../tables/table-parts.js";
import { optionsIn } from "../../../tables/table-props.js";
import { CardFace } from "./card-face.js";
import { isForAnother, leadsTo } from "./look-of-option.js";
import { keysOf, sideOf, tableOf } from "./table-of.js";

/** The own hand, as cards; during a counter each says the power it leads to. */
export function handOf(seen: Seen): readonly HandCard[] {
  const table = tableOf(seen);
  const hand: unknown = seen.own === null ? [] : sideOf(table, seen.own).hand;
  if (!Array.isArray(hand)) return [];
  const options = optionsIn(seen.view);
  const cards = (hand as readonly number[]).flatMap((id): readonly HandCard[] => {
    const code = table.cards[id]?.code;
    if (code === undefined) return [];
    const { name, cost = null, gist = "" } = context().info(code);
    const keys = keysOf(options, id);
    const near = options.find((option) => keys.includes(option.key) && !isForAnother(seen, option));
    const leads = near === undefined || table.battle === null ? undefined : leadsTo(seen, near);
    const foot = leads && { words: `${leads.figure}, ${leads.words}`, tone: leads.tone };
    const face = <CardFace code={code} size="hand" foot={foot} />;
    return [{ id: `card:${id}`, name, cost, text: gist, when: "", keys, face }];
  });
  return [...cards].sort((one, other) => Number(other.keys.length > 0) - Number(one.keys.length > 0));
}
