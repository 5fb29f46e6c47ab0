import type { Field, Figure } from "./field.js";
import { isHostile } from "./field.js";

/** What one mover pays and respects in each space. */
export interface Terms {
  readonly difficult: Uint8Array;
  readonly hostile: Uint8Array;
  /** Spaces it may not enter: another Massive figure's, for a Massive one. */
  readonly barred: Uint8Array;
  /** Spaces with a figure it may not stop on. */
  readonly taken: Uint8Array;
}

/** Rules 7: the surcharges of Mobile, Massive and Efficient Travel figures are nothing; companions hinder no figure. */
export function termsFor(field: Field, mover: Figure, ignoreCosts = false): Terms {
  if (ignoreCosts) return findTerms(field, mover, true);
  const name = `terms ${mover.id}`;
  const known = field.known.get(name) as Known | undefined;
  if (known?.mover === mover) return known.terms;
  const terms = findTerms(field, mover, false);
  field.known.set(name, { mover, terms } satisfies Known);
  return terms;
}

interface Known {
  readonly mover: Figure;
  readonly terms: Terms;
}

function findTerms(field: Field, mover: Figure, ignoreCosts: boolean): Terms {
  const { size } = field.board;
  const free = ignoreCosts || mover.massive === true || mover.mobile === true || mover.efficient === true;
  const hostile = new Uint8Array(size);
  const barred = new Uint8Array(size);
  const taken = new Uint8Array(size);
  for (const other of field.figures) {
    if (other.id === mover.id) continue;
    const surcharge = !free && isSurcharge(mover, other);
    const bars = mover.massive === true && other.massive === true;
    const takes = !canShare(mover, other);
    for (const space of other.spaces) {
      if (surcharge) hostile[space] = 1;
      if (bars) barred[space] = 1;
      if (takes) taken[space] = 1;
    }
  }
  return { difficult: free ? new Uint8Array(size) : field.difficult, hostile, barred, taken };
}

/** Entering the space of a hostile figure costs more; companions and the incapacitated hinder no figure. */
export const isSurcharge = (mover: Figure, other: Figure): boolean =>
  other.companion !== true && other.incapacitated !== true && isHostile(mover, other);

/** Whether two figures may rest in one space: one is a companion, or the mover is Massive and the other is not. */
export function canShare(mover: Figure, other: Figure): boolean {
  if (mover.companion === true || other.companion === true) return true;
  return mover.massive === true && other.massive !== true;
}
