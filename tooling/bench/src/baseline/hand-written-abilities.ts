import { drawCards, drinkCoffee, returnCandy, score, type Table, takeFromPresent } from "./hand-written-table.js";

/** factorial[n] is n!, the number of orders of n cards. */
export const factorial: number[] = [1];
for (let size = 1; size <= 48; size++) factorial.push(factorial[size - 1]! * size);
const scratch = new Uint8Array(48);

/** Sends the index-th ordered pair of present cards to the past and draws two. */
export function sendTwoIntoPast(table: Table, index: number): void {
  const { present, past, presentSize: size } = table;
  const first = Math.floor(index / (size - 1));
  const rest = index % (size - 1);
  const second = rest < first ? rest : rest + 1;
  const cards = [present[first]!, present[second]!];
  takeFromPresent(table, Math.max(first, second));
  takeFromPresent(table, Math.min(first, second));
  for (const card of cards) {
    returnCandy(table, card);
    past[table.pastSize++] = card;
  }
  if (cards.includes(48)) drinkCoffee(table);
  drawCards(table, 2);
}

/** Brings the newest two past cards back, the older one first. */
export function takeFromPast(table: Table): void {
  const from = Math.max(0, table.pastSize - 2);
  for (let at = from; at < table.pastSize; at++) table.present[table.presentSize++] = table.past[at]!;
  table.pastSize = from;
  score(table);
}

/** Parks a card with the area that returns next, or in an area of its own. */
export function park(table: Table, card: number): void {
  if (table.future.length > 0) table.future[0]!.cards.push(card);
  else table.future.push({ kind: "one", cards: [card] });
}

/** Parks the whole present as the set that returns next and draws three. */
export function parkAll(table: Table): void {
  const cards = [...table.present.subarray(0, table.presentSize)];
  table.presentSize = 0;
  // A single parked card travels with the set; it never waits behind one.
  if (table.future[0]?.kind === "one") cards.push(...table.future.shift()!.cards);
  table.future.unshift({ kind: "all", cards });
  drawCards(table, 3);
}

/** Frees every candy on cards other than 37. */
export function resetCandies(table: Table): void {
  for (let card = 1; card <= 48; card++) if (card !== 37) returnCandy(table, card);
}

/** Puts the present into its index-th permutation, lexicographic by position (Lehmer code). */
export function arrange(table: Table, index: number): void {
  const { present, presentSize: size } = table;
  scratch.set(present);
  let rest = index;
  for (let at = 0; at < size; at++) {
    const block = factorial[size - 1 - at]!;
    const pick = Math.floor(rest / block);
    rest -= pick * block;
    present[at] = scratch[pick]!;
    scratch.copyWithin(pick, pick + 1, size - at);
  }
}
