import { card } from "../card.js";
import { at, group } from "../position.js";
import { attacker, dealt } from "../staging/figures.js";

card(
  "arcing-shot",
  () =>
    at({
      mine: attacker("drokkatta", "g5"),
      theirs: [group("luke-skywalker", { luke: "g3" })],
      hand: ["arcing-shot"],
      me: { affiliation: "rebel" },
      activating: "one",
      dice: [4, 4, 4, 0],
    })
      .notOffers(["attack:luke:g3"])
      .choose("cc:arcing-shot@one")
      .choose("attack:luke:g3")
      .event(...dealt(6))
      .waits(),
  // an attack somebody else grants: before its target is chosen
  () =>
    at({
      mine: [group("gideon-argus", { gideon: "f5" }), ...attacker("drokkatta", "g5")],
      theirs: [group("luke-skywalker", { luke: "g3" })],
      hand: ["take-it-down", "arcing-shot"],
      me: { affiliation: "rebel" },
      activating: "gideon",
      dice: [4, 4, 4, 0],
    })
      .choose("cc:take-it-down@gideon")
      .choose("cc:arcing-shot@one")
      .event(...dealt(8))
      .waits(),
);
