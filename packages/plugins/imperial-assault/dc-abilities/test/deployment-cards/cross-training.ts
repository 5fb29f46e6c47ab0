import { prove } from "../proving.js";
import { damaged, shotAt } from "../shots.js";
import { hits } from "../staging/figures.js";

prove([
  {
    ...shotAt("stormtrooper", {}, ["cross-training#at0@foe"], { attachments: ["cross-training"] }),
    proves: "cross-training",
    ...hits(5),
    ...damaged({ foe: 0 }),
  },
]);
