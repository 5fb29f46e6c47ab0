import { readCards } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { maps } from "@riposte/data-imperial-assault/maps";
import { readLibrary } from "@riposte/dc-abilities";
import { type Context, contextOrThrow } from "@riposte/imperial-assault";
import { bringCards, type SkirmishCards, type SkirmishChoices } from "./skirmish-cards.js";

interface CardFile {
  readonly cards: readonly { readonly id: string }[];
}

let own: readonly { readonly id: string }[] = [];
let read: SkirmishCards | undefined;

/** All cards and maps, read when first asked for. */
export function allCards(): SkirmishCards {
  read ??= readAll();
  return bringCards(read);
}

/** All cards and maps. */
export const imperialAssaultContext = (): Context => allCards().context;

/** Puts command cards of one's own among those that come along, in place of any of their ids; to be called before a game is composed. */
export function addCommandCards(cards: readonly { readonly id: string }[]): void {
  own = cards;
  read = undefined;
}

/** What cards do is read when a game is composed with it. */
function readAll(): SkirmishCards {
  const context = contextOrThrow(withOwn(), maps);
  let [library, effects]: [SkirmishCards["abilities"] | undefined, SkirmishCards["effects"] | undefined] = [
    undefined,
    undefined,
  ];
  return {
    context,
    get abilities() {
      library ??= readLibrary(context, abilities);
      return library;
    },
    get effects() {
      effects ??= readCards(context, commandEffects);
      return effects;
    },
    choices: choicesIn(context),
  };
}

/** Lists of cards are sorted by id. */
function withOwn(): typeof files {
  if (own.length === 0) return files;
  const ours = files["command-cards.json"] as CardFile;
  const others = ours.cards.filter(({ id }) => own.every((card) => card.id !== id));
  const cards = [...others, ...own].sort((one, other) => (one.id < other.id ? -1 : 1));
  return { ...files, "command-cards.json": { ...ours, cards } };
}

function choicesIn({ facts: { armies, deployment }, boards }: Context): SkirmishChoices {
  return {
    maps: [...boards.keys()],
    armies: Object.values(armies).map(({ id, name, army }) => {
      const cards = army.cards.flatMap(({ card, count = 1 }) => Array.from({ length: count }, () => deployment[card]));
      const figures = cards.reduce((sum, card) => sum + (card?.kind === "figure" ? card.figures : 0), 0);
      const points = cards.reduce((sum, card) => sum + (card !== undefined && "cost" in card ? card.cost : 0), 0);
      return { id, title: name, about: `${figures} figures, ${points} points` };
    }),
  };
}
