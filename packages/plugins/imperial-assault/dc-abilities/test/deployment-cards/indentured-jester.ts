import { group } from "../position.js";
import { prove } from "../proving.js";
import { deployed } from "../staging/figures.js";

prove([
  {
    ...deployed,
    proves: "indentured-jester",
    mine: [group("bossk", { me: "a1" }, { attachments: ["indentured-jester"] })],
    table: { figures: { "0.salacious-b-crumb.4.1": { spaces: ["a1"] } } },
  },
]);
