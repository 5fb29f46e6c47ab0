import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting, shot, shotAt } from "../shots.js";
import { upgrade } from "../staging/figures.js";

prove([
  {
    ...shot("stormtrooper"),
    sides: [{ upgrades: ["spectre-cell"] }, {}],
    dice: [1, 4, 0],
    proves: "spectre-cell",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shotAt("wookiee-warrior-elite"),
    sides: [{}, { upgrades: ["spectre-cell"] }],
    dice: [1, 4, 0],
    proves: "spectre-cell",
    table: { figures: { foe: { damage: 1 } } },
  },
  // 2 movement points and a shot of another, with one hit more
  {
    ...acting("stormtrooper", { friends: [group("imperial-officer", { you: "b2" })] }, [
      "spectre-cell#at0@spectre-cell",
      "d2",
      "foe@c1",
    ]),
    ...upgrade("spectre-cell"),
    dice: [1, 2, 0],
    proves: "spectre-cell",
    table: {
      figures: { you: { spaces: ["d2"] }, foe: { damage: 2 } },
      sides: { 0: { upgrades: { 0: { ready: false } } } },
    },
  },
]);
