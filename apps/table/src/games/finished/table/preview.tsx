import type { SeenTable } from "@riposte/finished";
import type { Seen } from "../../../tables/table-parts.js";
import { Card } from "./card.js";

/** A card in full. */
export function previewOf({ view }: Seen, id: string) {
  const number = Number(/^card:(\d+)$/.exec(id)?.[1] ?? 0);
  if (number === 0) return null;
  return <Card number={number} candy={(view.slices.finished as SeenTable).candy[number] ?? 0} isWhole />;
}
