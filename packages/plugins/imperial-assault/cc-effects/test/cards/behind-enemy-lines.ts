import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const spy = (space: string) =>
  at({
    mine: [group("isb-infiltrator", { spy: space })],
    theirs: [luke({ at: "a1" })],
    hand: ["behind-enemy-lines"],
    them: { deck: ["blitz", "focus", "parry", "rally"] },
    activating: "spy",
  });
card(
  "behind-enemy-lines",
  () =>
    spy("d6")
      .choose("cc:behind-enemy-lines@spy")
      .choose("blitz>top")
      .choose("focus>top")
      .choose("parry>top")
      .expect(table({ sides: { 1: { deck: ["parry", "focus", "blitz", "rally"] } } }))
      .offers(["go:d5"])
      .waits(),
  () => spy("d5").explains("cc:behind-enemy-lines", "cc:condition").waits(),
);
