import { cards, decks } from "@riposte/data-one-piece";
import { addOnePieceCards, onePieceContext, onePieceGame, onePieceLibrary } from "@riposte/hosting/one-piece";
import { composeList, type Game } from "@riposte/kernel/run";
import { onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { actsOf, type Craft, type Crafted } from "../../craft.js";

interface Card {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly colors: readonly string[];
  readonly cost?: number;
  readonly abilities?: readonly { readonly timing: string }[];
}

const ALL = cards as readonly Card[];

export const onePieceCraft: Craft = {
  game: "one-piece",
  what: "a card of your own",
  plugin: "op-actions",
  package: "@riposte/op-actions",
  samples: ALL.filter(({ abilities = [] }) => abilities.length > 0).map(({ id, name }) => ({
    id,
    title: `${name} (${id})`,
  })),
  blank: () => ({
    cards: [
      {
        id: "OWN-001",
        name: "Second Look",
        kind: "Character",
        colors: ["red"],
        types: ["Crew"],
        attributes: ["Wisdom"],
        cost: 2,
        power: 3000,
        counter: 1000,
        abilities: [
          { timing: "onPlay", steps: [{ type: "op:draw", count: 1, player: "you" }], gist: "On Play: draw a card." },
        ],
        gist: "On Play: draw a card.",
      },
    ],
  }),
  sample: (id) => ({ cards: [ALL.find((card) => card.id === id)] }),
  make(file) {
    const own = cardsIn(file);
    const [first] = own;
    if (first === undefined) throw new Error("There is no card in it: `cards` is a list of at least one.");
    const game = composed(own);
    return crafted(first, game, own);
  },
};

function crafted(card: Card, game: Game, own: readonly Card[]): Crafted {
  const described = onePieceGame.voice.describe?.(card.id);
  if (described === undefined) throw new Error(`The card ${card.id} was not read.`);
  const setup = { position: positionWith(card) };
  return {
    id: card.id,
    entry: onePieceGame,
    game,
    without: () => {
      const idle = composed(own.map((one) => (one === card ? { ...one, abilities: [] } : one)));
      addOnePieceCards(own);
      return { game: idle, setup };
    },
    told: described,
    acts: actsOf(game, "op-actions", ({ card: by }) => by?.includes(`(${card.id})`) === true),
    setup,
  };
}

/** Known cards are those of this page from here on: all that names or draws one knows them. */
function composed(own: readonly Card[]): Game {
  addOnePieceCards(own);
  try {
    const context = onePieceContext();
    return composeList([onePiece(context, decks), opActions(context, onePieceLibrary())]);
  } catch (error) {
    addOnePieceCards([]);
    throw error;
  }
}

function cardsIn(file: unknown): readonly Card[] {
  const list = (file as { readonly cards?: unknown } | null)?.cards;
  if (!Array.isArray(list)) throw new Error("A file has a list `cards`.");
  return list as Card[];
}

const LEADER = "OP01-003";
const CREW = ["OP01-016", "OP01-006", "OP01-025"];

/** In hand, on the field as the Leader, or as the card to counter with. */
function positionWith(card: Card): object {
  const counters = card.abilities?.some(({ timing }) => timing === "counter") === true;
  const own = {
    leader: card.kind === "Leader" ? card.id : LEADER,
    characters: ["OP01-016"],
    hand: card.kind === "Leader" ? CREW : [card.id, ...CREW],
    deck: [...CREW, ...CREW, ...CREW],
    life: ["OP01-006", "OP01-006", "OP01-025"],
    don: { active: 8 },
  };
  const foe = {
    leader: counters ? { card: "OP01-061", rested: true, don: 2 } : "OP01-061",
    characters: ["OP01-100", { card: "OP01-093", rested: true }],
    hand: ["OP01-106", "OP01-095"],
    deck: ["OP01-093", "OP01-095", "OP01-106", "OP01-093", "OP01-095", "OP01-106", "OP01-093", "OP01-095"],
    life: ["OP01-106", "OP01-064", "OP01-093"],
    don: { active: 6 },
  };
  return counters
    ? { turn: 6, active: 1, battle: { step: "counter", attacker: "leader", target: "leader" }, sides: [own, foe] }
    : { turn: 5, active: 0, sides: [own, foe] };
}
