import type { Seen } from "../../../tables/table-parts.js";
import { CardFace } from "./card-face.js";
import { powerOf, tableOf } from "./table-of.js";

/** A card in full, as far as the seat knows it. */
export function previewOf(seen: Seen, id: string) {
  const card = Number(/^card:(\d+)$/.exec(id)?.[1] ?? -1);
  const code = tableOf(seen).cards[card]?.code;
  return code === undefined ? null : <CardFace code={code} power={powerOf(seen, card)} size="large" />;
}
