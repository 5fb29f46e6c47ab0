import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { begins, points } from "../staging/figures.js";

prove([
  {
    ...begins("wampa-elite", "a1+a2"),
    proves: "wampa-elite-hunger",
    choose: [1],
    table: { activation: { points: 3 } },
    held: { me: ["evade"] },
  },
  {
    ...acting("wampa-elite", { me: "a1+a2", foe: "h8" }, [0]),
    proves: "wampa-elite-hunger",
    ...points(3),
    held: { me: ["block"] },
  },
]);
