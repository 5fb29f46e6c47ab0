import { card } from "../card.js";
import { at, group, table } from "../position.js";

const one = [group("stormtrooper", { one: "d1" })];
const luke = group("luke-skywalker", { luke: "d3" });

card("blitz", () =>
  at({ mine: one, theirs: [luke], hand: ["blitz"], activating: "one", dice: [4, 4, 0] })
    .choose("attack:luke:d3")
    .choose("cc:blitz@one")
    .expect(table({ attacks: { 0: { surges: 1 } }, sides: { 0: { hand: [], discard: ["blitz"], played: [] } } }))
    .waits(),
);

const parried = () =>
  at({
    mine: one,
    theirs: [group("royal-guard", { guard: "d3" })],
    against: ["parry"],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:guard:d3")
    .choose("cc:parry@guard")
    .offersExactly([0, 1]);
card(
  "parry",
  () => parried().choose(0).event("attack:resolved", { dealt: 2 }).waits(),
  () => parried().choose(1).event("attack:resolved", { dealt: 3 }).waits(),
);

const targeted = (guard: string) =>
  at({
    mine: one,
    theirs: [luke, group("royal-guard", { guard })],
    against: ["bodyguard"],
    activating: "one",
    dice: [4, 4, 0],
  }).choose("attack:luke:d3");
card(
  "bodyguard",
  () => targeted("e3").choose("cc:bodyguard@guard").event("attack:resolved", { defender: "guard" }).waits(),
  // behind Luke it is not seen
  () => targeted("d4").event("attack:resolved", { defender: "luke" }).waits(),
);
