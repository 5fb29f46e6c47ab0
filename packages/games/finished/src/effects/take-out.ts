/** Takes a card out of a list. */
export function takeOut(cards: number[], card: number): void {
  const at = cards.indexOf(card);
  if (at >= 0) takeOutAt(cards, at);
}

/** Takes out what stands at a place; by hand, since `splice` makes a list of what it takes. */
export function takeOutAt(cards: number[], at: number): void {
  for (let next = at + 1; next < cards.length; next++) cards[next - 1] = cards[next] as number;
  cards.pop();
}
