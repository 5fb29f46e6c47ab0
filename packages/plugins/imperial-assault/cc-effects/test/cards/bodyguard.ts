import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke, one } from "../staging/shots.js";

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
