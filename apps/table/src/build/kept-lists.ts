import { newId } from "../kept/kept-match.js";
import { store, stored } from "../kept/store.js";

/** A list a player put together on this device, as the text its game reads. */
export interface KeptList {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly text: string;
}

const KEY = "riposte:lists";

/** All of them, the last saved first. */
export function keptLists(game?: string): readonly KeptList[] {
  const kept = stored(KEY);
  return Array.isArray(kept) ? (kept as KeptList[]).filter((one) => game === undefined || one.game === game) : [];
}

export const keptList = (id: string): KeptList | undefined => keptLists().find((one) => one.id === id);

/** Keeps a list, in the place of the one it was; nothing if the store is full. */
export function keepList({
  id = newId(),
  ...list
}: Omit<KeptList, "id"> & { readonly id?: string }): string | undefined {
  const others = keptLists().filter((one) => one.id !== id);
  return store(KEY, [{ id, ...list }, ...others]) ? id : undefined;
}

export function forgetList(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptLists().filter((one) => one.id !== id)));
}
