import { card } from "../card.js";
import { figure } from "../position.js";
import { braved } from "../staging/shots.js";

card("camouflage", () =>
  braved("camouflage", "luke-skywalker")
    .expect(figure("x", { conditions: ["hide"] }))
    .waits(),
);
