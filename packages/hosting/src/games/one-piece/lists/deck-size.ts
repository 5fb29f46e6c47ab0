import type { CardInfo, Deck } from "@riposte/one-piece";

export const SIZE = 50;
export const COPIES = 4;
/** More than a deck holds. */
const ANY = 50;

/** Cards without the Leader. */
export const sizeOf = ({ cards }: Deck): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

export const copiesAllowed = ({ construction }: CardInfo): number => (construction?.copies === "any" ? ANY : COPIES);
