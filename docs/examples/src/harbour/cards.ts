/** Twenty ships of one to five crates, and six storms. */
export const SHIPS = [1, 2, 3, 4, 5].flatMap((crates) => Array.from({ length: 4 }, () => `ship-${crates}`));
export const STORM = "storm";
export const DECK: readonly string[] = [...SHIPS, ...Array.from({ length: 6 }, () => STORM)];

/** What each player is dealt at the start of a round. */
export const HAND = 4;

/** What a card at a quay is worth. */
export const cratesOf = (card: string): number => Number(card.split("-")[1] ?? 0);
