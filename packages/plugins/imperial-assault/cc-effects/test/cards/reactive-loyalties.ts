import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { attacker } from "../staging/shots.js";

const loyal = (affiliation: string) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("mara-jade", { x: { at: "d3", damage: 4 } })],
    against: ["reactive-loyalties"],
    them: { affiliation },
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:x:d3")
    .choose("cc:reactive-loyalties@x");
card(
  "reactive-loyalties",
  () =>
    loyal("imperial")
      .expect(figure("one", { damage: 3 }))
      .waits(),
  () =>
    loyal("mercenary")
      .expect(table({ sides: { 1: { vp: 3 } } }))
      .waits(),
  () =>
    loyal("rebel")
      .expect(figure("x", { damage: 6 }))
      .waits(),
);
