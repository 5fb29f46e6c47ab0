/** The exact chances of drawing 0, 1, 2 … of `among` cards when `drawn` cards are taken from `deck`. */
export function drawChances(among: number, drawn: number, deck: number): readonly number[] {
  const taken = Math.min(drawn, deck);
  const most = Math.min(among, taken);
  const all = logChoose(deck, taken);
  return Array.from({ length: most + 1 }, (_, hit) => {
    if (taken - hit > deck - among) return 0;
    return Math.exp(logChoose(among, hit) + logChoose(deck - among, taken - hit) - all);
  });
}

/** The chance of at least one of them; who draws none may draw the whole hand anew once, if asked for. */
export function chanceOfOne(
  among: number,
  { drawn, deck, mulligan = false }: { readonly drawn: number; readonly deck: number; readonly mulligan?: boolean },
): number {
  const none = drawChances(among, drawn, deck)[0] ?? 1;
  return 1 - (mulligan ? none * none : none);
}

/** Logarithms, so that no number grows out of bounds. */
function logChoose(all: number, some: number): number {
  let sum = 0;
  for (let place = 1; place <= some; place++) sum += Math.log(all - some + place) - Math.log(place);
  return sum;
}
