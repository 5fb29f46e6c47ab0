import type { Table } from "./slice.js";

/** Where everything stands, and on what: all that the field is made of. */
const places = {
  within: ["figures", "openDoors", "smoke", "rubble"],
  of: ({ figures, openDoors, smoke, rubble }: Table) => [
    openDoors,
    smoke ?? [],
    rubble ?? [],
    Object.values(figures)
      .filter(({ spaces }) => spaces.length > 0)
      .map(({ id, card, seat, spaces, unseenFrom, status }) => [id, card, seat, spaces, unseenFrom, status]),
  ],
  writtenBy: [
    "figure:deploy",
    "figure:step",
    "figure:place",
    "figure:defeat",
    "figure:become",
    "figure:shade",
    "creature:place",
    "companion:deploy",
    "round:begin",
    "round:wear",
    "smoke:lay",
    "shield:place",
    "object:remove",
    "rubble:lay",
    "door:open",
    "door:close",
  ],
} as const;

/** Who is in play, of which card, group and player, and what upgrades both armies have. */
const roster = {
  within: ["figures", "groups", "sides"],
  of: ({ figures, groups, sides }: Table) => [
    Object.values(figures).map(({ id, card, seat, group, spaces, status }) => [
      id,
      card,
      seat,
      group,
      spaces.length > 0,
      status,
    ]),
    Object.values(groups).map(({ id, figures: members }) => [id, members]),
    sides.map(({ affiliation, upgrades }) => [affiliation, upgrades.map(({ card, group }) => [card, group])]),
  ],
  writtenBy: [
    "setup:attach",
    "figure:deploy",
    "figure:return",
    "figure:defeat",
    "figure:become",
    "creature:place",
    "companion:deploy",
    "group:leave",
    "upgrade:deplete",
  ],
} as const;

/** The players' cards, by where they lie. */
const cards = {
  within: ["sides"],
  of: ({ sides }: Table) =>
    sides.map(({ hand, deck, discard, removed, played }) => [hand, deck, discard, removed, played]),
  writtenBy: ["setup:shuffle", "seat:draw", "seat:mill", "seat:discard", "seat:transfer"],
} as const;

export const facets = { places, roster, cards };
