/** "red and green", "Nami, Brook and 3 more". */
export function listed(names: readonly string[], most = 4): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
}

/** "1 card", "2 cards". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** How many of these cards play themselves. */
export function automation(ids: readonly string[], isByHand: (id: string) => boolean): string {
  const byHand = ids.filter(isByHand).length;
  if (byHand === 0) return "all of them automated";
  const are = byHand === 1 ? "is" : "are";
  return `${byHand} of ${ids.length} cards ${are} not automated: you will be told what to do by hand`;
}
