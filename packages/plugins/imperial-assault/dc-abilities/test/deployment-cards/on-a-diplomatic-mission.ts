import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [group("imperial-officer", { me: "a1" }, { attachments: ["on-a-diplomatic-mission"] })],
    theirs: [luke()],
    proves: "on-a-diplomatic-mission",
    choose: ["pass", "on-a-diplomatic-mission#at0@me", 2],
    table: { sides: { 0: { vp: 1 } } },
  },
  {
    ...acting("imperial-officer", { foe: "h8" }, ["pass", "on-a-diplomatic-mission#at0@me", 0, "c1"], {
      attachments: ["on-a-diplomatic-mission"],
    }),
    proves: "on-a-diplomatic-mission",
    never: ["d1"],
    table: { figures: { me: { spaces: ["c1"] } }, sides: { 0: { vp: 0 } } },
  },
  {
    ...acting("imperial-officer", { foe: "h8" }, ["pass", "on-a-diplomatic-mission#at0@me", 1], {
      attachments: ["on-a-diplomatic-mission"],
    }),
    proves: "on-a-diplomatic-mission",
    also: [
      { value: "attack:results", subject: { attacker: "foe", defender: "me" }, base: { evade: 0 }, is: { evade: 1 } },
    ],
  },
]);
