import { ARMY_POINTS, canBePlayedIn, DECK_CARDS, isAttachment } from "@riposte/imperial-assault";
import { capital } from "@riposte/words";
import type { Shelf, ShelfItem } from "../../../lists/list-builder.js";
import { gistSentences } from "../words/gist.js";
import {
  type ArmyList,
  type Command,
  cardsIn,
  copiesIn,
  facts,
  type Listed,
  listed,
  mostOf,
  pointsIn,
} from "./army-list.js";
import { cardName, cardWords } from "./army-words.js";

const FIGURE_TAGS = ["Ranged", "Melee", "Elite", "Unique", "Trooper", "Leader", "Upgrade"];
const COMMAND_TAGS = ["Cost 0", "Cost 1", "For an attack", "For defence", "For any army"];

/** Groups and upgrades of the army's affiliation, and neutral ones; of all while it has none. */
export function armyShelf({ army }: ArmyList): Shelf {
  const isOpen = army.cards.every(({ card }) => listed(card)?.affiliation === "neutral");
  const all = Object.keys(facts().deployment).flatMap((id) => listed(id) ?? []);
  const cards = all.filter(
    ({ affiliation }) => isOpen || affiliation === army.affiliation || affiliation === "neutral",
  );
  const count = (affiliation: string) => cards.filter((card) => card.affiliation === affiliation).length;
  return {
    id: "figures",
    title: "Add figures",
    label: "Figures",
    about: isOpen
      ? `${cards.length} cards`
      : `${count(army.affiliation)} ${capital(army.affiliation)}, ${count("neutral")} neutral`,
    placeholder: "Name, trait or ability",
    isFull: pointsIn(army) >= ARMY_POINTS,
    tags: FIGURE_TAGS.map((id) => ({ id, label: id })),
    items: cards
      .sort((one, other) => Number(isExtra(one)) - Number(isExtra(other)) || one.cost - other.cost)
      .map(
        (card): ShelfItem => ({
          id: card.id,
          name: cardName(card),
          about: cardWords(card),
          count: copiesIn(army.cards, card.id),
          most: mostOf(card),
          cost: card.cost,
          tags: figureTags(card),
          words: [
            card.name,
            card.subtitle ?? "",
            card.affiliation,
            ...("traits" in card ? card.traits : []),
            ...card.abilities.flatMap(({ name, gist }) => [name, gist]),
          ]
            .join(" ")
            .toLowerCase(),
        }),
      ),
  };
}

const isExtra = (card: Listed): boolean => card.kind === "upgrade" || isAttachment(card);

const figureTags = (card: Listed): readonly string[] => [
  ...("attack" in card && card.attack !== null ? [capital(card.attack.type)] : []),
  ...(card.elite ? ["Elite"] : []),
  ...(card.unique ? ["Unique"] : []),
  ...("traits" in card ? card.traits.map(capital) : []),
  ...(card.kind === "figure" ? [] : ["Upgrade"]),
];

/** The command cards a figure of the army could play. */
export function commandShelf({ army, deck }: ArmyList): Shelf {
  const cards = Object.values(facts().command).filter((card) => canBePlayedIn(facts(), army, card));
  const held = cardsIn(deck.cards);
  return {
    id: "command",
    title: "Add command cards",
    label: "Command cards",
    about: `${cards.length} can be played`,
    placeholder: "Name or what it does",
    isFull: held >= DECK_CARDS,
    tags: COMMAND_TAGS.map((id) => ({ id, label: id })),
    items: cards
      .sort((one, other) => one.cost - other.cost || one.name.localeCompare(other.name))
      .map((card) => ({
        id: card.id,
        name: card.name,
        about: gistSentences(card.gist),
        count: copiesIn(deck.cards, card.id),
        most: card.limit,
        cost: card.cost,
        tags: commandTags(card),
        words: `${card.name} ${gistSentences(card.gist)}`.toLowerCase(),
      })),
  };
}

const ATTACKING = ["BDEC", "DECA", "DECF", "WATK", "AATK", "ROLL", "RRL"];
const DEFENDING = ["DECT", "DECO", "WDEF", "ADEF"];

export const isForAttack = ({ timing }: Command): boolean => ATTACKING.includes(timing);

const commandTags = (card: Command): readonly string[] => [
  `Cost ${card.cost}`,
  ...(isForAttack(card) ? ["For an attack"] : []),
  ...(DEFENDING.includes(card.timing) ? ["For defence"] : []),
  ...(card.restriction.by === "player" ? ["For any army"] : []),
];
