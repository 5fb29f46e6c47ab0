import { card } from "../card.js";
import { figure } from "../position.js";
import { braved } from "../staging/shots.js";

card("on-the-lam", () =>
  braved("on-the-lam", "han-solo", { dice: [0, 0, 0] })
    .choose("d5")
    .expect(figure("x", { spaces: ["d5"] }))
    .waits(),
);
