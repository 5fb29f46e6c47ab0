import type { Context } from "@riposte/one-piece";
import { type Library, tellAbility } from "@riposte/op-actions";
import { capital, listed } from "@riposte/words";
import type { Description } from "../../../voice/description.js";
import { unplayedOf } from "../unplayed.js";

type Info = Context["source"][number];

/** A card by its number, an ability by its id, or a keyword; nothing for anything else. */
export function describeCard(context: Context, library: Library, id: string): Description | undefined {
  const keyword = KEYWORDS[id];
  if (keyword !== undefined) return { id, name: id, kind: "Keyword", sentences: [keyword], keywords: [] };
  const [code = "", place] = id.split(":");
  const card = context.cards.get(code);
  const printed = context.source.find((one) => one.id === code);
  if (card === undefined || printed === undefined) return undefined;
  const abilities = library.all.filter((held) => held.code === code && (place === undefined || held.id === id));
  const sentences = abilities.map(({ ability }) => tellAbility(ability, library));
  return {
    id,
    name: card.name,
    kind: place === undefined ? kindWords(printed) : "Effect",
    sentences: place === undefined ? [...keywordSentences(printed), ...sentences, ...unplayedOf(card)] : sentences,
    keywords: Object.entries(KEYWORDS)
      .filter(([name]) => printed.keywords.some((own) => own === name) || sentences.some((told) => told.includes(name)))
      .map(([name, text]) => ({ name, text })),
  };
}

const keywordSentences = ({ keywords }: Info): readonly string[] =>
  keywords.length === 0 ? [] : [`${keywords.join(", ")}.`];

function kindWords(card: Info): string {
  const { kind, colors, types } = card;
  const fields = card as {
    readonly cost?: number;
    readonly power?: number;
    readonly counter?: number;
    readonly life?: number;
  };
  return [
    `${capital(listed(colors))} ${kind}`,
    ...(fields.cost === undefined ? [] : [`cost ${fields.cost}`]),
    ...(fields.power === undefined ? [] : [`${fields.power} power`]),
    ...(fields.counter === undefined || fields.counter === null ? [] : [`counter +${fields.counter}`]),
    ...(fields.life === undefined ? [] : [`${fields.life} Life`]),
    types.join(" / "),
  ].join(", ");
}

/** Keywords, as the rules say them in short. */
const KEYWORDS: Readonly<Record<string, string>> = {
  Rush: "It may attack in the turn it is played.",
  "Rush: Character": "It may attack Characters in the turn it is played.",
  Blocker: "It may be rested to take an attack on another of your cards upon itself.",
  "Double Attack": "It deals 2 damage to a Leader instead of 1.",
  Banish: "Life cards lost to it are trashed, and their Triggers cannot be used.",
  Unblockable: "Its attacks cannot be blocked.",
};
