import { describe, test } from "vitest";
import { at, group, table } from "../position.js";
import { prove } from "../proving.js";

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
