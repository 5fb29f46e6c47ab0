import { readQuantity, spellQuantity } from "@riposte/warhammer-40k";

/** A skill, save or Leadership: "3+", or "3" without its plus; null where there is none ("N/A", "-"). */
export function readThreshold(text: string | undefined): number | null | undefined {
  if (text === undefined || /^(n\/?a|-|\u2013|\u2014)$/i.test(text)) return null;
  const found = /^(\d+)\s*\+?\*?$/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** Attacks, Strength or Damage: a number or dice; a stray plus ("8+") is dropped. "*" is not understood. */
export function readAmount(text: string | undefined): number | string | undefined {
  const quantity = text === undefined ? undefined : readQuantity(text.replaceAll(" ", "").replace(/^(\d+)\+$/, "$1"));
  if (quantity === undefined) return undefined;
  return quantity.dice === 0 ? quantity.plus : spellQuantity(quantity);
}

/** Armour Penetration: "-2", "0", and "-" for none. */
export function readPenetration(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[-\u2013\u2014]$/.test(text)) return 0;
  const found = /^[-\u2013\u2212]?(\d)$/.exec(text.trim());
  return found === null ? undefined : -Number(found[1]) || 0;
}

/** A range or a Move in inches: 24", 18 without its mark, 0 for "Melee", "N/A" and "-". */
export function readInches(text: string | undefined): number | undefined {
  if (text === undefined || /^(melee|n\/?a|-|\u2013|\u2014)$/i.test(text)) return 0;
  const found = /^(\d+)\s*\+?\s*(?:"|\u201d|\u2033|'')?\+?$/.exec(text);
  return found === null ? undefined : Number(found[1]);
}

/** A whole number: Toughness, Wounds, Objective Control, points. */
export function readCount(text: string | undefined): number | undefined {
  const found = /^\d+/.exec(text?.trim() ?? "");
  return found === null ? undefined : Number(found[0]);
}
