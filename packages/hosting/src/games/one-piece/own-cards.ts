/** Where a player keeps cards of one's own. */
type Source = () => Promise<readonly unknown[]>;

let source: Source | undefined;
let added: Promise<void> | undefined;

/** Cards from there join those that come along, from when the card game is first loaded. */
export function keepOwnCardsAt(from: Source): void {
  source = from;
}

/** Adds them, once. Cards of an older version that are not understood any more are left out, so that the game can be played. */
export function withOwnCards(): Promise<void> {
  added ??= addThem();
  return added;
}

async function addThem(): Promise<void> {
  const cards = (await source?.()) ?? [];
  if (cards.length === 0) return;
  const { addOnePieceCards, onePieceLibrary } = await import("./facts.js");
  addOnePieceCards(cards);
  try {
    onePieceLibrary();
  } catch {
    addOnePieceCards([]);
  }
}
