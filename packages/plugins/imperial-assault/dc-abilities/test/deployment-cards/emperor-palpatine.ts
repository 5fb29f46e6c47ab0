import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, using } from "../shots.js";
import { three } from "../staging/figures.js";

prove([
  {
    ...acting("emperor-palpatine", { foe: "h1" }, ["tempt#at0@me", "foe"]),
    proves: "tempt",
    ...damaged({ foe: 1 }),
    held: { foe: ["hit"] },
  },
  {
    ...acting("emperor-palpatine", { friends: [group("stormtrooper", { you: "b2", far: "h2" })] }, [
      "pass",
      "emperor#at0@me",
      "foe@c1",
    ]),
    dice: [1, 4, 0],
    proves: "emperor",
    table: { figures: { foe: { damage: 2 } }, activation: { actions: 2 } },
  },
  {
    ...using("emperor-palpatine", "dc_special:Emperor Palpatine:0", {}),
    ...three,
    choose: ["pass", "dc_special:Emperor Palpatine:0"],
    table: {
      figures: {
        foe: { damage: 3, conditions: ["weaken"] },
        beside: { damage: 1, conditions: [] },
        far: { damage: 0 },
      },
    },
  },
]);
