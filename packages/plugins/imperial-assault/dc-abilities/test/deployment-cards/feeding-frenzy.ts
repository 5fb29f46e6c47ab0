import { prove } from "../proving.js";
import { shot } from "../shots.js";

prove([
  {
    ...shot("nexu", { me: "a1+b1+a2+b2", hurt: { damage: 1 } }, ["feeding-frenzy#at0@me"], {
      attachments: ["feeding-frenzy"],
    }),
    dice: [0, 4, 0],
    proves: "feeding-frenzy",
    table: { figures: { foe: { damage: 4 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...shot("nexu", { me: { at: "a1+b1+a2+b2", damage: 3 } }, ["feeding-frenzy:recover 2", "keyword:recover"], {
      attachments: ["feeding-frenzy"],
    }),
    dice: [3, 4, 0],
    proves: "feeding-frenzy",
    table: { figures: { me: { damage: 1 } } },
  },
]);
