import { card } from "../card.js";
import { figure } from "../position.js";
import { braved } from "../staging/shots.js";

card("counter-attack", () =>
  braved("counter-attack", "royal-guard", {}, "d2")
    .expect(figure("one", { damage: 2 }))
    .waits(),
);
