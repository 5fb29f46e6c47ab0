import type { DumpCard } from "./dump-card.js";

/** A correction the publisher made after printing, which dumps may not have. */
interface Erratum {
  /** Numbers of cards, or of whole sets by what stands before the dash. */
  readonly of: string;
  /** The day it was published, where it is known. */
  readonly since?: string;
  /** Words of the effect that read otherwise now. */
  readonly says?: readonly [before: string, now: string];
  readonly block?: number;
}

const ERRATA: readonly Erratum[] = [
  { of: "ST14-014", since: "2024-08-16", says: ["If you have a Character", "If there is a Character"] },
  { of: "OP16-081", since: "2026-05-29", says: ["If you have a Character", "If there is a Character"] },
  { of: "OP05", block: 2 },
];

/** The card as it is to be read today; the same object where there is nothing to correct. */
export function corrected(card: DumpCard): DumpCard {
  return ERRATA.filter(({ of }) => of === card.id || of === card.id.split("-")[0]).reduce(corrections, card);
}

function corrections(card: DumpCard, { says, block }: Erratum): DumpCard {
  const [before = "", now = ""] = says ?? [];
  const effect = before === "" ? card.effect : card.effect.replace(before, now);
  if (effect === card.effect && (block === undefined || card.block === null || card.block >= block)) return card;
  return { ...card, effect, block: block ?? card.block };
}
