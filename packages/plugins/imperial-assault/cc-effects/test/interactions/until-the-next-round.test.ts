import { describe, test } from "vitest";
import { at, figure, fullGame, group } from "../position.js";

const done = { ready: false };

describe("what is kept for the whole round is there while its end is dealt with", () => {
  test("Smuggler's Tricks, until the start of the next round", () => {
    at({
      mine: [group("hired-gun", { gun: "a2" })],
      theirs: [group("luke-skywalker", { luke: "b1" }, done)],
      hand: ["smugglers-tricks", "against-the-odds"],
      activating: "gun",
      me: { affiliation: "mercenary" },
      them: { vp: 9 },
    })
      .choose("cc:smugglers-tricks@gun")
      .pass()
      .asks("kernel:respond", 0)
      .value("control:uncounted", { seat: 1, place: "a1" }, 0, 1)
      .pass()
      .value("control:uncounted", { seat: 1, place: "a1" }, 0, 0)
      .waits()
      .done();
  });

  test("Terminal Network, until the start of the next round", () => {
    at({
      mine: [group("r2-d2", { r2: "b1" })],
      theirs: [group("luke-skywalker", { luke: "f6" }, done)],
      hand: ["terminal-network", "against-the-odds"],
      activating: "r2",
      me: { affiliation: "rebel" },
      them: { vp: 9 },
    })
      .choose("cc:terminal-network@r2")
      .pass()
      .asks("kernel:respond", 0)
      .value("control:terminals", { seat: 0 }, 0, 1)
      .pass()
      .value("control:terminals", { seat: 0 }, 0, 0)
      .waits()
      .done();
  });

  test("Maul, whose activation is over, is defeated at the end of the round", () => {
    at({
      game: fullGame,
      mine: [group("maul", { maul: { at: "d1", damage: 11 } }), group("greedo", { greedo: "a1" }, done)],
      theirs: [group("probe-droid", { probe: "d2" }, done), group("stormtrooper", { far: "a6" }, done)],
      activating: "maul",
      me: { affiliation: "mercenary" },
      dice: [0],
    })
      .pass()
      .choose("self-destruct#at0@probe")
      .event("figure:fell", { figure: "maul" })
      .waits()
      .done();
  });

  test("Maul, whose activation is over, falls as by damage: he may lunge before", () => {
    at({
      game: fullGame,
      mine: [group("maul", { maul: { at: "d1", damage: 12 } }), group("greedo", { greedo: "a1" }, done)],
      theirs: [group("wookiee-warrior", { foe: "d2" }, done)],
      hand: ["dying-lunge"],
      activating: "maul",
      me: { affiliation: "mercenary" },
    })
      .pass()
      .offers(["cc:dying-lunge@maul"])
      .waits()
      .done();
  });

  test("Camouflage hides a figure then too", () => {
    at({
      game: fullGame,
      mine: [group("darth-vader", { vader: "a1" }, { ...done, attachments: ["driven-by-hatred"] })],
      theirs: [group("mak-eshkarey", { mak: "f6" }, done), group("luke-skywalker", { luke: "f5" }, done)],
    })
      .choose("driven-by-hatred#at1@vader")
      .choose("stop")
      .choose(0)
      .notOffers(["mak"])
      .expect(figure("luke", { damage: 3 }))
      .waits()
      .done();
  });
});
