import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot } from "../shots.js";

const droid = [group("probe-droid", { you: "b2" })];

prove([
  { ...shot("zuckuss"), proves: "mystic-hunter", dice: [4, 4, 2, 0], ...damaged({ foe: 4 }) },
  {
    ...shot("zuckuss", { friends: droid }, ["shared-calculations#at0@me"]),
    proves: "shared-calculations",
    dice: [4, 4, 2, 4, 0],
    ...damaged({ foe: 4 }),
  },
  // blocked, but not missed
  {
    ...shot("zuckuss", {}, ["zuckuss:3", "pass"]),
    dice: [1, 0, 2, 4],
    proves: "stun-net",
    table: { figures: { foe: { damage: 0, conditions: ["stun"] } } },
  },
]);
