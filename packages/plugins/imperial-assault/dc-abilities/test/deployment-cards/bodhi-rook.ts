import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

prove([
  // 3 accuracy and 2 more reach 4 spaces; the token is a hit
  {
    ...shot("stormtrooper", { foe: "e1", friends: [group("bodhi-rook", { you: "h2" })] }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "air-support",
    ...damaged({ foe: 3 }),
  },
]);
