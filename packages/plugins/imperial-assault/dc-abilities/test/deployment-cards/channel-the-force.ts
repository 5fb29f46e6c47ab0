import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";
import { over } from "../staging/figures.js";

describe("Channel the Force", () => {
  const ending = {
    mine: [group("darth-vader", { vader: "a1" })],
    theirs: [group("wookiee-warrior-elite", { foe: "h8" }, over)],
    activating: "vader",
  };
  prove([
    {
      ...ending,
      proves: "channel-the-force",
      sides: [{ upgrades: ["channel-the-force"], deck: ["focus", "blitz", "force-rush", "force-push"] }, {}],
      choose: ["pass", "channel-the-force#at0@channel-the-force", "force-push", 0],
      table: {
        figures: { vader: { damage: 1 } },
        sides: { 0: { hand: ["force-push"], upgrades: { 0: { ready: false } } } },
      },
    },
  ]);

  test("a draw of the opponent is left alone", () => {
    at({
      ...ending,
      sides: [{ upgrades: ["channel-the-force"] }, { deck: ["focus", "blitz"] }],
    })
      .choose("pass")
      .expect(table({ round: 2, sides: { 1: { hand: ["focus"] } } }))
      .waits()
      .done();
  });
});
