import { test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { luke, mercenary, over } from "../staging/figures.js";

/** Everybody has activated; the first card is drawn in the status phase. */
const sold = {
  mine: [group("greedo", { me: "a1" }, over)],
  theirs: [group("luke-skywalker", { luke: "h8" }, over)],
  sides: [{ vp: 5, upgrades: ["black-market"], deck: ["parry", "force-surge", "focus"] }, {}] as const,
  proves: "black-market",
};

prove([
  {
    ...sold,
    choose: ["black-market#at0@black-market", 0, 0],
    table: { figures: { me: { damage: 1 } }, sides: { 0: { vp: 3, hand: ["parry", "force-surge"] } } },
  },
  {
    ...sold,
    choose: ["black-market#at0@black-market", 0, 2],
    table: { figures: { me: { damage: 1 } }, sides: { 0: { vp: 5, deck: ["force-surge", "focus"] } } },
  },
]);

test("Black Market sells the top card of the deck for its cost", () => {
  at({
    mine: [group("greedo", { greedo: "d1" })],
    theirs: [luke("h8")],
    activating: "greedo",
    sides: mercenary({ vp: 5, upgrades: ["black-market"], deck: ["planning", "force-surge", "deadeye"] }),
  })
    .choose("pass")
    .choose("pass")
    .choose("black-market#at0@black-market")
    .choose(0)
    .event("card:revealed", { seat: 0, card: "force-surge" }, 1)
    .choose(1)
    .expect(table({ sides: { 0: { vp: 7, discard: ["force-surge"] } } }))
    .proves("black-market")
    .waits()
    .done();
});
