import { capital, counted, fill } from "@riposte/words";

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
  desk: "The desk",
  candyOn: (candy: number) => `${candy} candy on it`,
  canUse: "can be used",
  progress: (finished: number) => `${finished} of 48. Outlined: in the present now`,
  ifEnds: (what: string) => `If the turn ends now: ${what}.`,
  ends: (what: string) => `${capital(what)}.`,
  use: (card: number, ability: string) => `${card}: ${capital(ability)}`,
  candyCost: "candy",
  pays: (candy: number) => (candy === 0 ? "no run, no candy" : `runs pay ${candy} candy`),
  drinks: (coffee: number) => `48 costs a coffee, ${Math.max(0, coffee - 1)} left`,
  slide: (cards: readonly number[], more: number) =>
    fill("{gone} {count?slides|slide} under the stack", {
      gone: [...cards, ...(more > 0 ? [counted(more, "card of the present", "cards of the present")] : [])],
      count: cards.length + more,
    }),
  slots: (candy: number, slots: number) => {
    if (candy === 0) return slots === 1 ? "1 candy" : `1 candy, ${slots} ×`;
    return candy < slots ? `${slots - candy} of ${slots} left` : "used";
  },
  /** What an ability does in as many words as lie on a card; its preview has the whole rule. */
  brief: {
    start: "Opens the finished pile.",
    takeCandy: "When drawn: 1 more candy to spend.",
    drinkCofee: "Leaving the present costs a coffee.",
    drawOne: "Draw one card.",
    drawTwo: "Draw two cards.",
    drawOne3x: "Draw one card, up to 3 times.",
    cardsIntoPast: "Two cards go to the past, draw two.",
    cardsFromPast: "Two cards of the past come back.",
    cardIntoFuture: "Park one card until next turn.",
    allCardsIntoFuture: "Park the whole present, draw three.",
    exchangeCard: "Draw one, lay one on the stack.",
    exchangePresentCardOrder: "Sort the present.",
    belowTheStack: "The present goes under the stack, the turn ends.",
    resetCandies: "Frees the candy on all cards but 37.",
  } as Readonly<Record<string, string>>,
} as const;
