import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { over } from "../staging/figures.js";

describe("Advanced Com Systems", () => {
  const com = { attachments: ["advanced-com-systems"] };
  const leading = (card: string, more: object = com) => ({
    mine: [group(card, { me: "a1" }, more), group("stormtrooper", { near: "d1", far: "e2" })],
    theirs: [group("luke-skywalker", { luke: "h8" })],
    activating: "me",
  });
  prove([
    {
      ...leading("imperial-officer"),
      proves: "advanced-com-systems",
      choose: ["dc_special:Imperial Officer (Regular):0"],
      also: [
        { asks: "ia:relocate", seat: 0 },
        { choose: "d2" },
        { expect: table({ figures: { near: { spaces: ["d2"] } } }) },
      ],
    },
  ]);

  test("what is adjacent reaches three spaces too, and no farther", () => {
    at({ ...leading("general-sorin"), theirs: [group("luke-skywalker", { luke: "g1" })] })
      .choose("dc_special:General Sorin:0")
      .offers(["luke@g1"])
      .waits()
      .done();
    at(leading("general-sorin", {})).notOffers(["dc_special:General Sorin:0"]).waits().done();
  });

  test("who is near counts as printed where nobody is reached", () => {
    at({
      mine: [group("imperial-officer", { me: "a1" }, com), group("stormtrooper", { near: "d1" }, over)],
      theirs: [group("stormtrooper-elite", { foe: "a2" })],
      activating: "foe",
      dice: [0, 0, 0],
    })
      .choose("attack:me:a1")
      .event("attack:rolled")
      .noEvent("attack:rerolled")
      .notOffers(["cower#at0@me"])
      .waits()
      .done();
  });
});
