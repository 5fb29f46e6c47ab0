import { cardsIn } from "@riposte/hosting/one-piece";
import type { Key, Option } from "@riposte/kernel";
import type { SideView, TableView } from "@riposte/one-piece";
import type { Seen } from "../../../tables/table-parts.js";

export const tableOf = ({ view }: Pick<Seen, "view">): TableView => view.slices["one-piece"] as TableView;

export const sideOf = (table: TableView, seat: number): SideView => table.sides[seat] as SideView;

/** A zone as the seat sees it: its cards, or how many there are. */
export const countOf = (zone: unknown): number =>
  Array.isArray(zone) ? zone.length : ((zone as { readonly count?: number } | null)?.count ?? 0);

/** The answers a card takes part in. */
export const keysOf = (options: readonly Option[], card: number): readonly Key[] =>
  options.filter(({ key }) => cardsIn(key).includes(card)).map(({ key }) => key);

/** Power as it is now. */
export const powerOf = ({ numbers }: Pick<Seen, "numbers">, card: number): number | undefined =>
  numbers.find(({ id }) => id === `${card}.power`)?.value;
