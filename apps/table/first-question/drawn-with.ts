/** What the screens call themselves while they draw a first question: no match is drawn when a page is built. */
export const NAMES = [
  ...["say", "labelOf", "refusalOf", "shown"],
  ...[
    "boardFor",
    "ground",
    "body",
    "missionLines",
    "tokenLines",
    "controlWords",
    "fieldOf",
    "occupantsOf",
    "peopled",
    "terminalsOn",
    "spaceNamed",
    "nameOf",
    "totalOf",
    "numberIn",
    "isAlone",
    "placesIn",
  ],
  ...["countModels", "startingModels", "woundsLeft", "isDestroyed", "keywordsOf", "spellQuantity", "distanceBetween"],
  ...["rewardOf", "abilityName"],
];

/** Is it called by a screen? */
export const isDrawnWith = (name: string | undefined): boolean => name !== undefined && NAMES.includes(name);
