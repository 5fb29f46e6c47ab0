import { card } from "../card.js";
import { braved, dealt } from "../staging/shots.js";

card("run-for-cover", () =>
  braved("run-for-cover", "han-solo", { dice: [4, 0] }, "d2")
    .offersExactly(["blue", "green"])
    .choose("blue")
    .event(...dealt(2))
    .waits(),
);
