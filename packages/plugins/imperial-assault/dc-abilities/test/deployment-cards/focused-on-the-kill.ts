import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  // Focused, Pierce 1 in place of Recover 3, 5 Health and 2 movement points more
  {
    ...shot("ig-88", { foe: "e1" }, [{ blue: 2 }, "focused-on-the-kill:pierce 1"], {
      attachments: ["focused-on-the-kill"],
    }),
    proves: "focused-on-the-kill",
    dice: [3, 5, 4, 0],
    never: ["ig-88:0"],
    table: { figures: { foe: { damage: 5 } }, activation: { points: 2 } },
    also: [{ value: "figure:health", subject: { figure: "me" }, base: 10, is: 15, because: ["focused-on-the-kill"] }],
  },
]);
