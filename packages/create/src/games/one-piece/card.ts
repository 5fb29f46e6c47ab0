import { titleCase } from "../../case.js";
import type { OwnAbility } from "../../own-ability.js";

const NUMBER = "OWN-001";

/** A Character that does something when it is played. */
export const pieceCard: OwnAbility = {
  home: "data/one-piece/cards.json, among its cards",
  data: (id) => ({
    $schema: "../../../../../../data/schemas/one-piece-cards.json",
    cards: [
      {
        id: NUMBER,
        name: titleCase(id),
        kind: "Character",
        colors: ["red"],
        types: ["Crew"],
        attributes: ["Wisdom"],
        cost: 2,
        power: 3000,
        counter: 1000,
        abilities: [
          {
            timing: "onPlay",
            steps: [{ type: "op:draw", count: 1, player: "you" }],
            gist: "On Play: draw a card.",
          },
        ],
        gist: "On Play: draw a card.",
      },
    ],
  }),
  test: (id) => `import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { opActions } from "../../src/index.js";
import own from "./${id}.json" with { type: "json" };

const context = createContext(cardsOrThrow([...cards, ...own.cards]));
const game = composeList([onePiece(context, decks), opActions(context)]);

const position = {
  setup: {
    position: {
      sides: [
        { leader: "OP01-003", hand: ["${NUMBER}"], don: { active: 2 }, deck: ["OP01-016", "OP01-016"] },
        { leader: "OP01-061", deck: ["OP01-100"] },
      ],
    },
  },
};

test("${titleCase(id)} draws a card when it is played", () => {
  scenario(game, position)
    // a card in hand is called by its seat, its zone and its place
    .choose("play:1100")
    .expect({ "one-piece": { sides: { 0: { deck: [1401] } } } })
    .waits()
    .done();
});
`,
};
