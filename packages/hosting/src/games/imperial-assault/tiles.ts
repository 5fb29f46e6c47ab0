import { allCards } from "./all-cards.js";

/** Does a command card begin by choosing a tile of the map? */
const asksForTile = (card: string): boolean =>
  JSON.stringify(allCards().effects[card] ?? null).includes('"type":"do:choose-tile"');

/** The maps on which a command card can do nothing, because they do not say which spaces are one tile. */
export function mapsWithout(card: string): readonly string[] {
  if (!asksForTile(card)) return [];
  const maps = [...allCards().context.boards.values()];
  return maps.filter(({ tiles }) => tiles.every((tile) => tile === undefined)).map(({ name }) => name);
}
