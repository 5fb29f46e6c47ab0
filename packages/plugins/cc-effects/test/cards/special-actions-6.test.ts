import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "./acting-beside-luke.js";

card("devotion", () =>
  play("devotion", "r2-d2", {
    affiliation: "rebel",
    mine: [group("r2-d2", { one: "d2" }), group("gideon-argus", { gideon: "c2" })],
    me: { deck: ["focus", "take-it-down"] },
  })
    .offersExactly(["take-it-down", "none"])
    .choose("take-it-down")
    .event("card:revealed", { card: "take-it-down" })
    .expect(table({ sides: { 0: { hand: ["take-it-down"], deck: ["focus"] } } }))
    .waits(),
);

card("evacuate", () =>
  play("evacuate", "hera-syndulla", {
    affiliation: "rebel",
    mine: [group("hera-syndulla", { one: "d2" }), group("gaarkhan", { gaarkhan: "c1" })],
  })
    .choose("gaarkhan")
    // half of seven
    .expect(table({ sides: { 1: { vp: 3 } } }))
    .waits(),
);

card("hidden-trap", () =>
  play("hidden-trap", "saska-teft", { affiliation: "rebel", theirs: [group("luke-skywalker", { luke: "b1" })] })
    .offersExactly(["a1", "h5"])
    .choose("a1")
    .expect(table({ figures: { one: { damage: 0 }, luke: { damage: 2 } } }))
    .waits(),
);

const hunted = (deck: readonly string[]) =>
  play("merciless", "trandoshan-hunter", { affiliation: "mercenary", them: { deck } });
card(
  "merciless",
  () =>
    hunted(["rally", "focus", "blitz"])
      .choose(1)
      .expect(table({ sides: { 0: { vp: 3 } } }))
      .waits(),
  () =>
    hunted(["rally", "focus", "blitz"])
      .choose(0)
      .expect(table({ sides: { 0: { vp: 0 }, 1: { discard: ["rally", "focus"] } } }))
      .waits(),
  // without cards there is nothing to discard
  () =>
    hunted([])
      .expect(table({ sides: { 0: { vp: 3 } } }))
      .waits(),
);

card("navigation-upgrade", () =>
  play("navigation-upgrade", "probe-droid")
    .choose("cc:navigation-upgrade#at0@one")
    .expect(
      table({
        activation: { points: 1 },
        figures: { one: { damage: 1 } },
        sides: { 0: { played: ["navigation-upgrade"] } },
      }),
    )
    .notOffers(["cc:navigation-upgrade#at0@one"])
    .waits(),
);

const charges = (space: string) =>
  play("set-the-charges", "dr-royce-hemlock", {
    mine: [group("dr-royce-hemlock", { one: "e5" })],
    theirs: [group("luke-skywalker", { luke: "f5" })],
    mission: "b",
    dice: [3],
  })
    .offers(["e2"])
    .notOffers(["e1"])
    .choose(space);
card(
  "set-the-charges",
  () =>
    charges("g5")
      .expect(table({ openDoors: ["door-1"], figures: { one: { damage: 0 }, luke: { damage: 2 } } }))
      .waits(),
  // the dummy is an object next to it
  () =>
    charges("d3")
      .expect(table({ figures: { luke: { damage: 0 } }, objects: { "dummy-1": { damage: 2 } } }))
      .waits(),
);

card("smugglers-tricks", () =>
  play("smugglers-tricks", "hired-gun", {
    affiliation: "mercenary",
    mine: [group("hired-gun", { one: "a2" })],
    theirs: [group("luke-skywalker", { luke: "b1" })],
    me: { deck: ["rally", "focus", "blitz"] },
  })
    .pass()
    .pass()
    // one card, and one for the terminal that Luke does not dispute
    .expect(table({ sides: { 0: { hand: ["rally", "focus"] } } }))
    .waits(),
);

const rallies = { deck: ["rally", "rally"] };
card(
  "strategic-shift",
  () =>
    play("strategic-shift", "isb-infiltrator", { against: ["rally"], them: rallies })
      .offersExactly([0, 1])
      .choose(1)
      .expect(table({ sides: { 1: { hand: ["rally", "rally"], deck: ["rally"] } } }))
      .waits(),
  () =>
    play("strategic-shift", "isb-infiltrator", { hand: ["strategic-shift", "rally"], me: rallies })
      .choose(0)
      .expect(table({ sides: { 0: { hand: ["rally", "rally"], deck: ["rally"] } } }))
      .waits(),
);

card("terminal-network", () =>
  play("terminal-network", "r2-d2", {
    affiliation: "rebel",
    mine: [group("r2-d2", { one: "b1" })],
    theirs: [group("luke-skywalker", { luke: "h5" })],
    me: { deck: ["rally", "focus", "blitz", "regroup"] },
  })
    .pass()
    .pass()
    .expect(table({ sides: { 0: { hand: ["rally", "focus", "blitz"] } } }))
    .waits(),
);
