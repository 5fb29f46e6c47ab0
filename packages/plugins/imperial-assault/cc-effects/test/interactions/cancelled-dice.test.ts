import { describe, test } from "vitest";
import { at, figure, fullGame, group } from "../position.js";

const ahsoka = group("ahsoka-tano", { ahsoka: "d3" });
const trooper = group("rebel-trooper", { trooper: "d4" });

describe("a die that was cancelled is there for nobody", () => {
  const fired = (dice: readonly number[]) =>
    at({
      game: fullGame,
      mine: [group("bossk", { bossk: "d1" })],
      theirs: [ahsoka, trooper],
      against: ["elusive"],
      activating: "bossk",
      me: { affiliation: "mercenary" },
      dice,
    }).choose("dc_special:Bossk:0");

  test("Indiscriminate Fire reads no die that Elusive cancelled", () => {
    fired([4, 4, 0])
      .choose("cc:elusive@ahsoka")
      .choose(1)
      .expect(figure("trooper", { damage: 0 }))
      .waits()
      .done();
  });

  test("Indiscriminate Fire reads the green die that is left", () => {
    fired([4, 4, 0])
      .choose("cc:elusive@ahsoka")
      .choose(0)
      .expect(figure("trooper", { damage: 2 }))
      .waits()
      .done();
  });
});
