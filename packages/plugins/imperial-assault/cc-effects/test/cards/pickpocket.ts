import { card } from "../card.js";
import { at, table } from "../position.js";
import { gun, luke } from "../staging/figures.js";

const pick = (vp: number) =>
  at({ mine: [gun()], theirs: [luke()], hand: ["pickpocket"], them: { vp }, activating: "gun", dice: [3] })
    .choose("cc:pickpocket@gun")
    .expect(table({ sides: { 0: { vp: Math.min(3, vp) }, 1: { vp: Math.max(0, vp - 3) } } }))
    .waits();
card(
  "pickpocket",
  () => pick(5),
  () => pick(1),
);
