/** How a test puts a card file among those of the game: lines that define `does` and `context`. */
export const amongOurs = (folder: string, built: string, does: string, id: string): string => `interface CardFile {
  readonly cards: readonly { readonly id: string }[];
}

const { "${built}": own, ${does} } = assemble({ "${folder}/${id}.json": card });
const ours = files["${built}"] as CardFile;
// lists of cards are sorted by id
const all = [...ours.cards, ...(own as CardFile).cards].toSorted((one, other) => (one.id < other.id ? -1 : 1));
const context = contextOrThrow({ ...files, "${built}": { ...ours, cards: all } }, maps);`;

/** A position in which the figure `me` is active, with whatever else its side has. */
export const positionOf = (group: string, side = ""): string => `const position = {
  hold: "auto",
  setup: {
    map: "training-yard",
    mission: "a",
    position: {
      activating: { figure: "me" },
      seats: [
        {
          affiliation: "imperial",
          groups: [{ card: "${group}", figures: [{ id: "me", at: "b2" }] }],${side}
        },
        { affiliation: "rebel", groups: [{ card: "rebel-trooper", figures: [{ id: "foe", at: "b8" }] }] },
      ],
    },
  },
};`;
