import { describe, test } from "vitest";
import { at, figure, fullGame, group, table } from "../position.js";

test("rules 8.1: the attacker's rerolls and what comes before the defender's, then the defender's, and nobody again", () => {
  at({
    game: fullGame,
    mine: [group("probe-droid", { droid: "d1" })],
    theirs: [group("stormtrooper", { guard: "d3" })],
    hand: ["mitigate", "rapid-recalibration", "officers-training"],
    against: ["hard-to-hit"],
    activating: "droid",
    // blue, yellow, yellow and black; then blue and black again
    dice: [0, 0, 0, 0, 5, 4],
  })
    .choose("attack:guard:d3")
    .choose("cc:mitigate@droid")
    .choose([0])
    .asks("kernel:respond", 0)
    .choose("cc:rapid-recalibration@droid")
    .choose("1:4")
    .choose("pass")
    .asks("kernel:respond", 1)
    .choose("cc:hard-to-hit@guard")
    .expect(table({ attacks: { 0: { dice: { 0: { face: 5 }, 1: { face: 4 }, 3: { face: 4 } } } } }))
    // what is still in hand has had its time
    .asks("kernel:respond", 0)
    .notOffers(["cc:officers-training@droid"])
    .waits()
    .done();
});

describe("rules 12: a condition of the start of an activation is looked at when its turn comes", () => {
  const malicos = (hand: readonly string[]) =>
    at({
      game: fullGame,
      mine: [group("taron-malicos", { taron: { at: "d2", conditions: ["weaken"] } })],
      theirs: [group("luke-skywalker", { luke: "d6" }, { ready: false })],
      hand,
      me: { affiliation: "mercenary" },
    });

  test("Madness strikes after a third card was played, and not while three are held", () => {
    malicos(["rally", "focus", "parry"])
      .choose("cc:rally@taron")
      .expect(figure("taron", { damage: 1, conditions: ["focus"] }))
      .waits()
      .done();
    malicos(["rally", "focus", "parry"])
      .choose("pass")
      .expect(figure("taron", { damage: 0, conditions: ["weaken"] }))
      .waits()
      .done();
  });
});
