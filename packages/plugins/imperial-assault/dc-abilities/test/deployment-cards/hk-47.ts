import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, shot } from "../shots.js";

prove([
  {
    ...shot("hk-47", {}, [0]),
    dice: [1, 1, 0, 0],
    proves: "query",
    table: { figures: { foe: { damage: 2, conditions: ["bleed"] } } },
  },
  {
    ...shot("hk-47", {}, [1]),
    dice: [1, 1, 0, 0],
    proves: "query",
    table: { figures: { foe: { damage: 3, conditions: [] } } },
  },
  { ...acting("hk-47", { foe: "h2" }, ["mockery#at0@me"]), proves: "mockery", ...damaged({ foe: 1 }) },
  {
    ...shot("hk-47", {}, [1]),
    theirs: [group("luke-skywalker", { foe: "c1" })],
    dice: [1, 1, 0, 5],
    proves: "conclusion",
    table: { figures: { foe: { damage: 3 } } },
  },
]);
