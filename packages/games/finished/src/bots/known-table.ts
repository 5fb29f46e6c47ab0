import type { Seen } from "@riposte/kernel/run";
import type { TableView } from "../slice.js";

/** The table as a player with perfect memory knows it: `null` is a card he has never seen. */
export type KnownTable = Omit<TableView, "draw"> & { readonly draw: readonly (number | null)[] };

/** What the asked seat knows of the table. */
export const knownTable = (seen: Seen): KnownTable => seen.slice("finished") as KnownTable;
