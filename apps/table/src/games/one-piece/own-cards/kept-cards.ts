import { type BroughtCards, NO_CARDS } from "./brought-cards.js";

const DATABASE = "riposte-cards";
const STORE = "cards";
const KEY = "one-piece";
/** What came with them: printed lines, and why some were left out. */
const BESIDE = "one-piece-beside";

type Beside = Omit<BroughtCards, "cards">;

/** Cards of one's own, kept in this browser: too many for where settings are kept. */
export async function keptCards(): Promise<readonly unknown[]> {
  try {
    const kept = await inStore("readonly", (store) => store.get(KEY));
    return Array.isArray(kept) ? kept : [];
  } catch {
    // a browser that keeps nothing has none
    return [];
  }
}

/** Their printed lines as they were brought, and what was left out of them. */
export async function keptBeside(): Promise<Beside> {
  try {
    const kept = (await inStore("readonly", (store) => store.get(BESIDE))) as Partial<Beside> | undefined;
    return { printed: kept?.printed ?? NO_CARDS.printed, leftOut: kept?.leftOut ?? NO_CARDS.leftOut };
  } catch {
    return NO_CARDS;
  }
}

/** Both are kept, or neither: they are written in one transaction. */
export const keepCards = ({ cards, ...beside }: BroughtCards): Promise<unknown> =>
  inStore("readwrite", (store) => {
    if (cards.length === 0) {
      store.delete(BESIDE);
      return store.delete(KEY);
    }
    store.put(beside, BESIDE);
    return store.put(cards, KEY);
  });

async function inStore(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = (await done(opening)) as IDBDatabase;
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const done = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
