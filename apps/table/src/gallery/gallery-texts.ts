/** The words of the gallery: names of components and their states, for those who look at them. */
export const galleryTexts = {
  heading: "Components and their states",
  dice: "Dice",
  tokens: "Figures",
  health: "Health",
  buttons: "Buttons",
  fields: "Fields and chips",
  result: "Compared attackers",
  die: (colour: string, state: string) => `${colour} die, ${state}`,
  states: ["at rest", "can be chosen", "acting", "target"],
} as const;
