import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";

prove([
  {
    ...shot("krrsantan", { me: { at: "a1", damage: 3 } }),
    dice: [3, 4, 4, 4, 0],
    proves: "full-of-rage",
    table: { attacks: { 0: { dice: { 3: { die: "green" } } } } },
  },
  // 1 hit and a surge; 2 hits
  {
    ...acting("krrsantan", { foe: "b1" }, ["electrified-knuckledusters#at0@me"]),
    dice: [3],
    proves: "electrified-knuckledusters",
    table: { figures: { foe: { damage: 1, conditions: ["stun"] } } },
  },
  {
    ...acting("krrsantan", { foe: "b1" }, ["electrified-knuckledusters#at0@me"]),
    dice: [4],
    proves: "electrified-knuckledusters",
    table: { figures: { foe: { damage: 2, conditions: [] } } },
  },
]);
