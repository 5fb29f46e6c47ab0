import { card } from "../card.js";
import { type At, group, table } from "../position.js";
import { attacker, dealt, shot } from "../staging/shots.js";

const locked = (more: Partial<At>) =>
  shot("lock-on", { mine: attacker("heavy-stormtrooper"), ...more }, "x:d6").offersExactly([0, 1, 2]);
card(
  "lock-on",
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [2, 4, 5] })
      .choose(1)
      .event(...dealt(3))
      .waits(),
  // accuracy 2, and 2 of the trooper's own
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [1, 4, 0] })
      .choose(0)
      .event(...dealt(3))
      .waits(),
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [3, 4, 1] })
      .choose(2)
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
);
