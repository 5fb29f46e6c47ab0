import { rewardOf, type SeenTable } from "@riposte/finished";
import { deskTexts as texts } from "./texts.js";

const KEPT = 3;
const LAST = 48;

/** What ending the turn now leads to, by the rules that end it; the order of the present is chosen then, so the best counts. */
export function ifTurnEnds({ present, past, reserve, coffee, flags }: SeenTable): string {
  const moved = present.toSorted((one, other) => one - other);
  const candy = Math.min(rewardOf({ moved, flags }), reserve);
  const leaving = Math.max(0, past.length + present.length - KEPT);
  const parts = [
    texts.pays(candy),
    ...(present.includes(LAST) ? [texts.drinks(coffee)] : []),
    ...(leaving === 0 ? [] : [texts.slide(past.slice(0, leaving), Math.max(0, leaving - past.length))]),
  ];
  return parts.join("; ");
}
