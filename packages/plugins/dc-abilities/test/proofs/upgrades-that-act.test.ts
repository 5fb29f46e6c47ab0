import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";

const over = { ready: false };

describe("Scavenged Weaponry", () => {
  const weapons = { attachments: ["scavenged-weaponry"] };
  prove([
    {
      proves: "scavenged-weaponry",
      mine: [
        group("probe-droid", { one: { at: "c1", damage: 4 } }, weapons),
        group("sentry-droid", { two: "h1" }),
        group("stormtrooper", { other: "h2" }),
      ],
      theirs: [group("darth-vader", { vader: "d1" })],
      activating: "vader",
      choose: ["dc_special:Darth Vader:1", "one", "two"],
      table: {
        groups: { "0.sentry-droid.1": { attachments: ["scavenged-weaponry"] } },
        sides: { 0: { upgrades: [{ card: "scavenged-weaponry", group: "0.sentry-droid.1", ready: true }] } },
      },
    },
  ]);

  test("is scored each time, and stays behind where its player likes", () => {
    at({
      mine: [group("probe-droid", { one: { at: "c1", damage: 4 } }, weapons), group("sentry-droid", { two: "h1" })],
      theirs: [group("darth-vader", { vader: "d1" })],
      activating: "vader",
    })
      .choose("dc_special:Darth Vader:1")
      .choose("one")
      .choose("none")
      .expect(table({ sides: { 0: { upgrades: [] }, 1: { vp: 4 } } }))
      .waits()
      .done();
  });
});

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
