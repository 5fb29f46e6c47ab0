import { MapFacts } from "@riposte/imperial-assault";

/**
 * A map for cards: columns a to f are open, so everybody sees everybody; g and h have one of everything.
 * Row 1 is the red zone (mine), row 6 the blue one and the only one under open sky.
 */
export const openField = MapFacts.parse({
  id: "open-field",
  name: "Open Field",
  drawing: [
    "+-+-+-+-+-+-+-+-+",
    "|. . . . . . . .|",
    "+ + + + + + + + +",
    "|. . . . . . ~ .|",
    "+ + + + + + + + +",
    "|. . . . . . . x|",
    "+ + + + + + + + +",
    "|. . . . . . # .|",
    "+ + + + + + + + +",
    "|. . . . . . . .|",
    "+ + + + + + +1+1+",
    "|. . . . . . . .|",
    "+-+-+-+-+-+-+-+-+",
  ],
  doors: [{ id: "door-1" }],
  exterior: ["a-h6"],
  tiles: { north: ["a-h1-3"], south: ["a-h4-6"] },
  zones: { red: ["a-h1"], blue: ["a-h6"] },
  terminals: ["a1", "h5"],
  areas: [],
  missions: {
    a: { name: "None" },
    b: {
      name: "Practice",
      tokens: [{ id: "dummy", label: "Dummy", spaces: ["e3"], attackable: { health: 3, block: 1 } }],
    },
  },
});
