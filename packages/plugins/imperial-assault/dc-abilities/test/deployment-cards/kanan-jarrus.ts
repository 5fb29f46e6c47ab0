import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, damaged, shotAt } from "../shots.js";
import { hits, surging } from "../staging/figures.js";

const kanan = [group("kanan-jarrus", { you: "e1" })];

prove([
  {
    mine: [group("kanan-jarrus", { me: "a1" })],
    theirs: [group("luke-skywalker", { luke: "h8" }), group("han-solo", { han: "h7" })],
    proves: "force-vision",
    choose: ["0.kanan-jarrus.0", "han", "pass"],
    table: { activation: { figure: "han" } },
  },
  {
    ...shotAt("rebel-trooper", { foes: kanan }, ["soresu-form#at0@you"]),
    proves: "soresu-form",
    ...surging(0, 5),
    ...damaged({ foe: 1, you: 1 }),
  },
  // a Force User costs no strain; it has 1 block of its own
  {
    ...shotAt("luke-skywalker", { foes: kanan }, ["soresu-form#at0@you"]),
    proves: "soresu-form",
    ...surging(0, 5),
    ...damaged({ foe: 0, you: 0 }),
  },
]);

attacked(
  "Soresu Form reaches 3 spaces",
  { ...shotAt("rebel-trooper-elite", { foes: [group("kanan-jarrus", { you: "g1" })] }), ...hits(2) },
  { foe: { damage: 2 } },
);
