import { group } from "../position.js";
import { prove } from "../proving.js";
import { damaged, shot, wookiee } from "../shots.js";
import { moved } from "../staging/groups.js";

prove([
  // a unique friend: a reroll; one with the Force: a face of choice
  {
    ...shot("ezra-bridger", { foe: "b1", friends: [group("han-solo", { you: "a2" })] }, ["much-to-learn#at0@me", [1]]),
    proves: "much-to-learn",
    dice: [4, 2, 2, 0, 4],
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("ezra-bridger", { foe: "b1", friends: [group("ahsoka-tano", { you: "a2" })] }, [
      "much-to-learn#at0@me",
      1,
      "1:4",
    ]),
    proves: "much-to-learn",
    dice: [4, 2, 2, 0],
    ...damaged({ foe: 4 }),
  },
  // at the start of the round
  {
    start: "round",
    mine: [group("ezra-bridger", { you: "a1" })],
    theirs: [wookiee("h8")],
    choose: ["brash#at0@you", "e1"],
    proves: "brash",
    never: ["f1"],
    ...moved("e1"),
  },
]);
