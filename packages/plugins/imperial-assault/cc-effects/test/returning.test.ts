import { describe, test } from "vitest";
import { type At, at, figure, fullGame, group, table } from "./position.js";

/** Vader chokes two to death; then it is my turn. */
const choked = (mine: At["mine"], hand: readonly string[], more: Partial<At> = {}) =>
  at({
    game: fullGame,
    mine,
    theirs: [group("darth-vader", { vader: "b3" })],
    hand,
    activating: "vader",
    ...more,
  })
    .choose("dc_special:Darth Vader:1")
    .choose("two")
    .choose("pass");

const hemlock = group("dr-royce-hemlock", { one: "e2" });
const back = (card: string, damage: number) =>
  choked([hemlock, group(card, { two: { at: "b1", damage } })], ["cloned-reinforcements"])
    .choose("cc:cloned-reinforcements@one")
    .choose("two@d1");

describe("rules 3: what happens when a figure is deployed happens when it returns", () => {
  test("a Purge Trooper that returns gains a Loadout", () => {
    back("purge-trooper", 7).asks("do:form", 0).offers(["electrostaff"]).waits().done();
  });

  test("a Scout Trooper that returns is not seen from four spaces away", () => {
    back("scout-trooper", 6)
      .expect(figure("two", { unseenFrom: 4, damage: 0 }))
      .waits()
      .done();
  });

  test("a Death Trooper that returns details nobody: that happens after deployment, and only then", () => {
    back("death-trooper", 4)
      .expect({ "power-tokens": { held: {} } } as never)
      .waits()
      .done();
  });
});

describe("rules 9: whoever returns is no longer defeated", () => {
  const fought = (hand: readonly string[]) =>
    choked(
      [
        group("migs-mayfeld", { migs: "d1" }, { ready: false }),
        group("stormtrooper", { two: { at: "b1", damage: 2 }, three: "c1" }, { ready: false }),
      ],
      hand,
      { me: { affiliation: "mercenary" } },
    );

  test("Honoring the Fallen counts only those defeated now", () => {
    fought(["honoring-the-fallen"])
      .expect(table({ round: 2 }))
      .choose("pass")
      .choose("0.migs-mayfeld.0")
      .choose("attack:vader:b3")
      .offers(["cc:honoring-the-fallen@migs"])
      .waits()
      .done();
    fought(["honoring-the-fallen", "reinforcements"])
      .choose("cc:reinforcements")
      .choose("two@b1")
      .expect(figure("two", { spaces: ["b1"], damage: 0 }))
      .choose("pass")
      .choose("0.migs-mayfeld.0")
      .choose("attack:vader:b3")
      .notOffers(["cc:honoring-the-fallen@migs"])
      .waits()
      .done();
  });

  test("what was done to it before it fell is over", () => {
    at({
      game: fullGame,
      mine: [hemlock, group("stormtrooper", { two: { at: "b1", damage: 1 } })],
      theirs: [group("darth-vader", { vader: "b2" }), group("heavy-stormtrooper", { heavy: "d4" })],
      hand: ["cloned-reinforcements"],
      against: ["expose-weakness"],
      activating: "vader",
      dice: [0, 0, 0],
    })
      .choose("cc:expose-weakness@vader")
      .choose("dc_special:Darth Vader:1")
      .choose("two")
      .choose("pass")
      .choose("cc:cloned-reinforcements@one")
      .choose("two@d1")
      .choose("pass")
      .choose("1.heavy-stormtrooper.1")
      .choose("attack:two:d1")
      .expect(table({ attacks: { 0: { defender: "two", keywords: { pierce: 0 } } } }))
      .waits()
      .done();
  });
});
