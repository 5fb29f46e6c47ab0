const DATABASE = "riposte-cards";
const STORE = "cards";
const KEY = "one-piece";

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

export const keepCards = (cards: readonly unknown[]): Promise<unknown> =>
  inStore("readwrite", (store) => (cards.length === 0 ? store.delete(KEY) : store.put(cards, KEY)));

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
