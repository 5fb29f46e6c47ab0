import { card } from "../card.js";
import { table } from "../position.js";
import { attacker, dealt, shot } from "../staging/shots.js";

const trained = (id: string) =>
  shot("officers-training", { mine: attacker(id), me: { deck: ["rally", "focus"] }, dice: [1, 4, 0, 4] }).choose([0]);
card(
  "officers-training",
  () =>
    trained("imperial-officer")
      .event(...dealt(3))
      .expect(table({ sides: { 0: { hand: ["rally"] } } }))
      .waits(),
  () =>
    trained("stormtrooper")
      .expect(table({ sides: { 0: { hand: [] } } }))
      .waits(),
);
