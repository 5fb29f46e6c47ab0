import { prove } from "../proving.js";
import { shot } from "../shots.js";
import { rerolled } from "../staging/figures.js";

prove([
  {
    ...shot("probe-droid", {}, ["upgrade-targeting-computer#at0@me", [0]], { attachments: ["targeting-computer"] }),
    dice: [0, 2, 2, 0, 3],
    proves: "upgrade-targeting-computer",
    table: rerolled(0, 3),
  },
]);
