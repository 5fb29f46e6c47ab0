const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The words of the solitaire's table. */
export const deskTexts = {
  place: "for one",
  turn: (turn: number) => `Turn ${turn}`,
  goal: "sort the pile before the coffee runs out",
  finished: "finished",
  coffee: "coffee; one goes each time 48 leaves the present",
  candy: (reserve: number) => `candy to spend, ${reserve} more in reserve`,
  past: "Past",
  pastKeeps: "keeps three",
  present: "Present",
  next: (number: number) => `the next card to finish is ${number}`,
  future: "Future",
  later: (at: number, isSet: boolean) => `${at === 0 ? "next turn" : `in ${at + 1} turns`}${isSet ? ", as a set" : ""}`,
  empty: "empty",
  draw: "Draw stack",
  cards: (count: number, unknown: number) => `${count} cards, ${unknown} still unknown`,
  knownAre: "known:",
  pile: "Finished pile",
  progress: (finished: number) => `${finished} of 48. Outlined: in the present now`,
  ifEnds: (what: string) => `If the turn ends now: ${what}.`,
  ends: (what: string) => `${capital(what)}.`,
  use: (card: number, ability: string) => `${card}: ${capital(ability)}`,
  candyCost: "candy",
  pays: (candy: number) => (candy === 0 ? "no run, no candy" : `runs pay ${candy} candy`),
  drinks: (coffee: number) => `48 costs a coffee, ${Math.max(0, coffee - 1)} left`,
  slide: (cards: readonly number[], more: number) =>
    `${[...cards.map(String), ...(more > 0 ? [more === 1 ? "1 card of the present" : `${more} cards of the present`] : [])].join(", ")} ${cards.length + more === 1 ? "slides" : "slide"} under the stack`,
  slots: (candy: number, slots: number) => `${candy} of ${slots} candy`,
} as const;
