import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot } from "../shots.js";
import { officer } from "../staging/figures.js";
import { moved } from "../staging/groups.js";

prove([
  {
    ...acting("fenn-signis", { foe: "h1", friends: officer("b2") }, ["you", "d2"]),
    proves: "tactical-movement",
    never: ["e2"],
    ...moved("d2"),
  },
  {
    ...shot("fenn-signis"),
    theirs: [group("wookiee-warrior-elite", { foe: "c1", beside: "d2", far: "h1" })],
    choose: ["attack:foe:c1", "havoc-shot#at0@me", ["beside"]],
    dice: [0, 1, 4, 0],
    proves: "havoc-shot",
    table: { figures: { me: { damage: 1 }, beside: { damage: 1 }, far: { damage: 0 } } },
  },
]);
