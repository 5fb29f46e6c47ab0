import { z } from "zod";
import { cratesOf, SHIPS, STORM } from "./cards.js";

/** A fleet is so many cards, and its ships carry no more crates than that. */
export const SIZE = 8;
export const CRATES = 18;

/** Every card a fleet can have. */
export const CARDS: readonly string[] = [...new Set(SHIPS), STORM];

/** Fleets that are ready, by name; the first has no cards of its own and draws from the deck of all. */
export const READY: Readonly<Record<string, { readonly title: string; readonly cards: readonly string[] }>> = {
  common: { title: "The deck of all", cards: [] },
  traders: {
    title: "Traders",
    cards: ["ship-5", "ship-5", "ship-4", "ship-1", "ship-1", "ship-1", "ship-1", STORM],
  },
  raiders: { title: "Raiders", cards: ["ship-4", "ship-4", "ship-4", "ship-4", "ship-2", STORM, STORM, STORM] },
};

/** What is wrong with a fleet, in one sentence; nothing where it may be brought. */
export function faultOf(cards: readonly string[]): string | undefined {
  const crates = cards.reduce((sum, card) => sum + (card === STORM ? 0 : cratesOf(card)), 0);
  if (cards.length !== SIZE) return `A fleet has ${SIZE} cards, not ${cards.length}.`;
  return crates > CRATES ? `A fleet carries at most ${CRATES} crates, not ${crates}.` : undefined;
}

/** One player's: a ready one by its name, or cards. */
export const Fleet = z.union([
  z.enum(Object.keys(READY)),
  z.array(z.enum(CARDS)).superRefine((cards, { addIssue }) => {
    const message = faultOf(cards);
    if (message !== undefined) addIssue({ code: "custom", message });
  }),
]);

/** The cards of a fleet. */
export const cardsIn = (fleet: z.infer<typeof Fleet> = []): string[] => [
  ...(typeof fleet === "string" ? (READY[fleet]?.cards ?? []) : fleet),
];
