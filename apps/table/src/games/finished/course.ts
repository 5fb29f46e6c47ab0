import type { Course } from "../../learn/lesson.js";

/** A whole solitaire at the usual difficulty. */
export const solitaire: Course = {
  game: "finished",
  title: "Your first pile of work",
  about: "Sort 48 cards before the coffee runs out.",
  minutes: 10,
  lessons: [
    {
      id: "next",
      title: "The present",
      about: "use cards, then end the turn",
      topics: ["finished:next"],
      coach:
        "A candy uses what a card of the present can do. End the turn, and numbers that go on with the finished pile are done; the rest goes to the past. Most players first look for the next number.",
      label: "A lit card has an ability, and you have a candy for it.",
      words: [],
    },
    {
      id: "order",
      title: "Order",
      about: "sort what comes back",
      topics: ["finished:order"],
      coach: "Cards go back in the order you choose. Rising order keeps numbers together for the next time.",
      words: [],
    },
    {
      id: "two",
      title: "Two cards",
      about: "change places",
      topics: ["finished:two-cards"],
      coach: "Choose two cards that are in each other's way: the lower number belongs to the left.",
      label: "Choose the two that change places.",
      words: [],
    },
  ],
  glossary: [
    {
      name: "Finished",
      text: "Numbers in a row from 1. The match is won when 48 is among them.",
      also: ["finished pile"],
    },
    {
      name: "Coffee",
      text: "One cup is drunk when card 48 goes into the past or under the stack. Without one to drink you lose.",
    },
    { name: "Candy", text: "What abilities cost. Cards in a row pay candy when the turn ends.", also: ["candies"] },
    { name: "Present", text: "The cards in front of you, from left to right." },
    {
      name: "Past",
      text: "The three cards that were here last; what comes after pushes the oldest under the draw stack.",
    },
    { name: "Future", text: "Cards you have parked: they come back in a later turn." },
    { name: "Draw stack", text: "What is still to come. Card 48 in it is the coffee's.", also: ["stack"] },
  ],
};
