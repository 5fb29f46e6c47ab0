import type { FigureCard, ListedCard, SquadUpgradeCard, UpgradeCard } from "../facts/deployment-card.js";
import { subjectOf } from "../facts/deployment-card.js";
import { type Facts, listedCard } from "../facts/facts.js";
import { type Selector, type Subject, selectsAny } from "../facts/selector.js";
import type { Trait } from "../facts/vocabulary.js";
import type { Army, ArmyEntry } from "./army-list.js";

/** One copy of a card in an army. */
export interface Mustered<C extends ListedCard = ListedCard> {
  readonly entry: ArmyEntry;
  readonly card: C;
}

/** An upgrade that needs a host group. */
export type AttachmentCard = (UpgradeCard & { readonly attachTo: readonly Selector[] }) | SquadUpgradeCard;

/** An army with its cards looked up, copy by copy; ids that are no listed card are left out. */
export interface Muster {
  readonly army: Army;
  readonly all: readonly Mustered[];
  readonly groups: readonly Mustered<FigureCard>[];
  readonly attachments: readonly Mustered<AttachmentCard>[];
}

/** Looks up the cards of an army. */
export function muster(facts: Facts, army: Army): Muster {
  const all = army.cards.flatMap((entry) => {
    const card = listedCard(facts, entry.card);
    return card === undefined ? [] : Array.from({ length: entry.count ?? 1 }, (): Mustered => ({ entry, card }));
  });
  return {
    army,
    all,
    groups: all.filter((one): one is Mustered<FigureCard> => one.card.kind === "figure"),
    attachments: all.filter((one): one is Mustered<AttachmentCard> => isAttachment(one.card)),
  };
}

/** Does the card need a host group? */
export const isAttachment = (card: ListedCard): card is AttachmentCard =>
  card.kind !== "figure" && card.attachTo !== undefined;

/** A group as its army makes it: a neutral one takes the army's affiliation, upgrades may give traits. */
export function subjectIn({ army, all }: Muster, card: Parameters<typeof subjectOf>[0]): Subject {
  const printed = subjectOf(card);
  const affiliation = printed.affiliation === "neutral" ? army.affiliation : printed.affiliation;
  const traits = new Set<Trait>(printed.traits);
  const own = "army" in card ? card.army?.traitByArmy?.[army.affiliation] : undefined;
  if (own !== undefined) traits.add(own);
  for (const { card: other } of all) {
    const granted = other.army?.grantsTraits;
    if (granted !== undefined && granted.to !== "host" && selectsAny(granted.to, printed)) {
      for (const trait of granted.traits) traits.add(trait);
    }
  }
  return { ...printed, affiliation, traits: [...traits] };
}

/** Points of one copy: its printing's cost, less the discount of the group an attachment is bought for. */
export function pointsOf(facts: Facts, { entry, card }: Mustered): number {
  const cost = card.variants?.find(({ edition }) => edition === entry.edition)?.cost ?? card.cost;
  return isAttachment(card) ? costOn(facts, cost, entry.on) : cost;
}

/** What an attachment costs on a group of this card, in the army and for victory points alike (rules 12.1). */
export function costOn(facts: Facts, cost: number, host: string | undefined): number {
  const discount = host === undefined ? 0 : (listedCard(facts, host)?.army?.attachmentDiscount ?? 0);
  // a discount never makes a card cheaper than free, and leaves negative costs alone
  return cost > 0 ? Math.max(0, cost - discount) : cost;
}

/** Points of a whole army; the lower total chooses who begins. */
export function armyPoints(facts: Facts, army: Army): number {
  return muster(facts, army).all.reduce((sum, one) => sum + pointsOf(facts, one), 0);
}
