import { card } from "../card.js";
import { figure, group } from "../position.js";
import { rebel } from "../staging/figures.js";
import { attacker, luke, shot } from "../staging/shots.js";

card("spinning-kick", () =>
  shot("spinning-kick", {
    mine: attacker("tress-hacnua", "d2"),
    theirs: [luke, group("gaarkhan", { gaarkhan: "e3" })],
    me: rebel,
    dice: [4, 4, 4, 0],
  })
    .choose("keyword:cleave:0")
    .choose("gaarkhan")
    .choose("gaarkhan")
    .expect(figure("gaarkhan", { damage: 3 }))
    .waits(),
);
