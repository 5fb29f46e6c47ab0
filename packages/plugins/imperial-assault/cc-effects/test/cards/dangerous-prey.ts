import { card } from "../card.js";
import { figure, table } from "../position.js";
import { mercenary } from "../staging/figures.js";
import { attacker, braved } from "../staging/shots.js";

card(
  "dangerous-prey",
  () =>
    braved("dangerous-prey", "fennec-shand", { them: mercenary })
      .choose("d5")
      .expect(table({ figures: { one: { damage: 1 }, x: { spaces: ["d5"] } } }))
      .waits(),
  () =>
    braved("dangerous-prey", "fennec-shand", { mine: attacker("heavy-stormtrooper"), them: mercenary }, "d2")
      .expect(figure("one", { damage: 3 }))
      .waits(),
);
