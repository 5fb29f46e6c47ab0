/** An ability's id in words: `cardsIntoPast` is "cards into past". */
export function abilityName(id: string): string {
  const words = id.replaceAll(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`).replaceAll(/[-_:]/g, " ");
  return words.replaceAll(/\s+/g, " ").trim();
}
