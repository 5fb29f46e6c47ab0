import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { attacker, braved, dealt } from "../staging/shots.js";

card(
  "knowledge-and-defense",
  () =>
    braved("knowledge-and-defense", "luke-skywalker", { dice: [4, 4, 0, 0] })
      .event(...dealt(2))
      .waits(),
  () =>
    at({
      mine: attacker("luke-skywalker"),
      theirs: [group("gaarkhan", { x: "d3" })],
      me: { affiliation: "rebel", discard: ["knowledge-and-defense"] },
      activating: "one",
      dice: [0, 4, 4, 0],
    })
      .choose("attack:x:d3")
      .choose("cc:knowledge-and-defense#at0@knowledge-and-defense")
      .expect(table({ sides: { 0: { hand: ["knowledge-and-defense"], discard: [] } } }))
      .waits(),
);
