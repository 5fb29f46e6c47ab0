import { group } from "../position.js";
import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { alone, deployed } from "../staging/figures.js";

prove([
  // leaving hostile figures' spaces hurts them, once a round each
  {
    mine: [group("davith-elso", { me: "a1" })],
    theirs: [group("bantha-rider", { foe: "b1+c1+d1+b2+c2+d2" })],
    activating: "me",
    points: 20,
    choose: ["go:e1", "go:a1"],
    proves: "cut-and-run",
    table: { figures: { foe: { damage: 1 } } },
  },
  { ...deployed, proves: "stealthy", mine: alone("davith-elso"), table: { figures: { me: { conditions: ["hide"] } } } },
  // 2 hits, 1 blocked; one of two spaces on, Hidden, 3 hits, 1 blocked: Hidden is gone then
  {
    ...shot("davith-elso", { foe: "b1" }, ["davith-elso:2", "b2", "foe@b1", "pass"]),
    dice: [1, 2, 0, 4, 2, 0],
    proves: "fell-swoop",
    table: { figures: { foe: { damage: 3 }, me: { spaces: ["b2"], conditions: [] } } },
  },
]);
