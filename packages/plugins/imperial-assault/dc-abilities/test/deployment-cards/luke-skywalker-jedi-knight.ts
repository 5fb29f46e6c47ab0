import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  // one hostile figure it sees; so for a friend beside it
  { ...shotAt("luke-skywalker-jedi-knight"), proves: "deflect", ...hits(0), ...damaged({ foe: 3, me: 1 }) },
  {
    ...shotAt("rebel-trooper-elite", { foes: [group("luke-skywalker-jedi-knight", { you: "c2" })] }),
    proves: "deflect",
    ...hits(2),
    ...damaged({ foe: 2, me: 1 }),
  },
  {
    ...acting("luke-skywalker-jedi-knight", { foe: "b1" }, ["heroic#at0@me"]),
    dice: [1, 4, 2, 0],
    proves: "heroic",
    table: { figures: { foe: { damage: 4 } }, activation: { actions: 2 } },
  },
]);
