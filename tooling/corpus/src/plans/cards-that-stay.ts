const deck = ["planning", "urgency", "regroup"];

/** Krrsantan faces Luke; both sides hold command cards that stay in play. */
export const CARDS_THAT_STAY = {
  round: 2,
  initiative: 0,
  activating: { figure: "krrsantan", actions: 2 },
  seats: [
    {
      affiliation: "mercenary",
      zone: "red",
      hand: ["disarm", "rest-in-peace"],
      deck,
      groups: [
        { card: "krrsantan", figures: [{ id: "krrsantan", at: "d2" }] },
        { card: "greedo", figures: [{ id: "greedo", at: "b2" }] },
      ],
    },
    {
      affiliation: "rebel",
      zone: "blue",
      hand: ["second-chance", "take-initiative"],
      deck,
      groups: [
        { card: "luke-skywalker", figures: [{ id: "luke", at: "d3" }] },
        {
          card: "rebel-trooper",
          figures: [
            { id: "one", at: "f6" },
            { id: "two", at: "f7" },
            { id: "three", at: "g7" },
          ],
        },
      ],
    },
  ],
};
