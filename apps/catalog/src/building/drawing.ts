/** The exact chance that a first hand holds at least one of so many cards; a hand without one may be drawn anew once. */
export function chanceOfOne(
  among: number,
  { deck, hand, mulligan = false }: { readonly deck: number; readonly hand: number; readonly mulligan?: boolean },
): number {
  let none = 1;
  for (let drawn = 0; drawn < Math.min(hand, deck); drawn++) none *= Math.max(0, deck - among - drawn) / (deck - drawn);
  return 1 - (mulligan ? none * none : none);
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
