import type { Key, Message, Option } from "../choices/choice.js";
import type { Offer } from "../declare/match.js";
import type { AnyEffectOf, Ownership } from "../declare/ownership.js";
import { PASS } from "./pause.js";

/** What offers of one kind say and do. Both are told what the offer is about and never look at the match, which may have gone on. */
export interface Spelling<O extends Ownership, About> {
  /** What kind of thing it is to do, where there are many of the kind. */
  readonly verb?: string;
  /** What each is called, where that too waits until a reader looks: putting names together costs more than the rest of a long list. */
  key?(about: About): Key;
  label(about: About): Message;
  effects(about: About): readonly AnyEffectOf<O>[];
}

/**
 * A legal response that is spelled when a reader looks: decisions list dozens, and one is taken. It is named at once, or, with `null`, by
 * its spelling when a reader looks.
 *
 * @example
 * const giving: Spelling<Duel, { card: number; name: string }> = {
 *   label: ({ name }) => ({ id: "op:give", params: { name } }),
 *   effects: ({ card }) => [{ type: "don:give", card, count: 1 }],
 * };
 * spelledOffer(`give:${card}`, giving, { card, name });
 */
export const spelledOffer = <O extends Ownership, About>(
  key: Key | null,
  spelling: Spelling<O, About>,
  about: About,
): Offer => new SpelledOffer(key, spelling, about) as Offer;

// a class with getters, so that nothing is made before it is looked at; a spread would lose them, `toJSON` keeps them
class SpelledOffer<O extends Ownership, About> {
  readonly kind = "optional";
  readonly verb: string | undefined;
  /** Its name, once a reader has looked at it. */
  named: Key | null;
  readonly #spelling: Spelling<O, About>;
  readonly #about: About;

  constructor(key: Key | null, spelling: Spelling<O, About>, about: About) {
    this.verb = spelling.verb;
    this.named = key;
    this.#spelling = spelling;
    this.#about = about;
  }

  get key(): Key {
    this.named ??= this.#spelling.key?.(this.#about) as Key;
    return this.named;
  }

  get label(): Message {
    return this.#spelling.label(this.#about);
  }

  get effects(): Offer["effects"] {
    return this.#spelling.effects(this.#about);
  }

  shown(): Omit<Offer, "effects"> {
    const { key, label, kind, verb } = this;
    return verb === undefined ? { key, label, kind } : { key, label, kind, verb };
  }

  /** All of it as data, to be kept. */
  toJSON(): Offer {
    const { key, label, kind, verb, effects } = this;
    return verb === undefined ? { key, label, kind, effects } : { key, label, kind, verb, effects };
  }
}

/**
 * The offer of that name. A bot that answers has mostly looked at one name alone: those that have one already come first, and the others are
 * named only where it is none of them. Nothing is named like passing.
 */
export function offerNamed(offers: readonly Offer[], key: unknown): Offer | undefined {
  for (const offer of offers) if ((offer instanceof SpelledOffer ? offer.named : offer.key) === key) return offer;
  if (key === PASS) return undefined;
  for (const offer of offers) if (offer instanceof SpelledOffer && offer.key === key) return offer;
  return undefined;
}

/** An option as data for the seat that chooses: what it does is the rules' affair, and may name what the seat does not know. */
export function shownOption(option: Option): Option {
  if (option instanceof SpelledOffer) return option.shown();
  if (!("effects" in option)) return option;
  const { effects: _effects, ...shown } = option;
  return shown;
}
