import { card } from "../card.js";
import { figure, group } from "../position.js";
import { attacker, shot } from "../staging/shots.js";

card("glory-of-the-kill", () =>
  shot("glory-of-the-kill", {
    mine: attacker("trandoshan-hunter", "d1", { damage: 4 }),
    theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
  })
    .expect(figure("one", { damage: 1 }))
    .waits(),
);
