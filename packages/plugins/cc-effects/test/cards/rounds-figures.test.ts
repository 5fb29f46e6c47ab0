import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";
import { done, early, late, mercenary, rebel, tokens } from "./round.js";

card(
  "against-the-odds",
  () =>
    late("against-the-odds", { them: { vp: 8 } })
      .choose("cc:against-the-odds")
      .choose(["one"])
      .expect(figure("one", { conditions: ["focus"] }))
      .waits(),
  () =>
    late("against-the-odds", { them: { vp: 7 } })
      .notOffers(["cc:against-the-odds"])
      .waits(),
);

card(
  "balancing-force",
  () =>
    early("balancing-force", {
      me: rebel,
      mine: [group("gaarkhan", { gaarkhan: { at: "d1", damage: 5 } })],
      theirs: [group("darth-vader", { vader: { at: "d3", damage: 5 } })],
      dice: [4],
    })
      .choose("cc:balancing-force")
      .choose(["gaarkhan"])
      .choose(["vader"])
      .expect(table({ figures: { gaarkhan: { damage: 2 }, vader: { damage: 2 } } }))
      .waits(),
  () => early("balancing-force").notOffers(["cc:balancing-force"]).waits(),
);

card(
  "blend-in",
  () =>
    early("blend-in", { mine: [group("k-2so", { k2: "d1" }, done)], me: rebel })
      .choose("cc:blend-in@k2")
      .value("attack:target", { attacker: "luke", defender: "k2" }, 1, 0)
      .notOffers(["attack:k2:d1"])
      .waits(),
  // it is over with its activation
  () =>
    early("blend-in", { mine: [group("k-2so", { k2: "d1" })], me: rebel })
      .choose("cc:blend-in@k2")
      .pass()
      .expect(table({ sides: { 0: { played: [], discard: ["blend-in"] } } }))
      .waits(),
);

card("chaotic-force", () =>
  early("chaotic-force", { me: mercenary, dice: [0] })
    .choose("cc:chaotic-force")
    .choose(["luke"])
    .choose([])
    .expect(figure("luke", { damage: 1 }))
    .waits(),
);

card("corrupting-force", () =>
  early("corrupting-force", { dice: [5] })
    .choose("cc:corrupting-force")
    .choose(["luke"])
    .choose(["one"])
    .expect(table({ figures: { luke: { damage: 2 }, one: { damage: 2 } } }))
    .waits(),
);

card("efficient-travel", () =>
  early("efficient-travel", {
    mine: [group("stormtrooper", { one: "f2" })],
    theirs: [group("luke-skywalker", { luke: "d6" }, done)],
  })
    .choose("cc:efficient-travel")
    .value("figure:surcharge", { figure: "luke" }, 1, 1)
    .choose("move")
    .choose("go:g2")
    .expect(table({ activation: { points: 3 } }))
    .waits(),
);

card("guerilla-warfare", () =>
  early("guerilla-warfare", {
    mine: [group("saw-gerrera", { saw: "a1" }), group("stormtrooper", { one: "d1", two: "f1" })],
    me: rebel,
  })
    .choose("cc:guerilla-warfare@saw")
    .expect(table({ figures: { saw: { conditions: ["hide"] }, one: { conditions: [] }, two: { conditions: [] } } }))
    .expect(tokens({ saw: ["block"] }))
    .waits(),
);

card("i-must-go-alone", () =>
  early("i-must-go-alone", {
    mine: [group("obi-wan-kenobi", { obi: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d5" }), group("hired-gun", { gun: "d4" })],
    me: rebel,
  })
    .choose("cc:i-must-go-alone@obi")
    .value("attack:target", { attacker: "luke", defender: "obi" }, 1, 0)
    .value("attack:target", { attacker: "gun", defender: "obi" }, 1, 1)
    .waits(),
);

const shaded = (theirs: string) =>
  early("in-the-shadows", {
    mine: [group("greedo", { greedo: "b1" }, done), group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("imperial-officer", { they: theirs })],
    me: mercenary,
  }).choose("cc:in-the-shadows@greedo");
card(
  "in-the-shadows",
  // four spaces away: nothing of Greedo is seen, and all that stands behind him
  () => shaded("f1").notOffers(["attack:greedo:b1"]).offers(["attack:one:a1"]).waits(),
  () => shaded("e1").offers(["attack:greedo:b1"]).notOffers(["attack:one:a1"]).waits(),
  // the next round has its own light
  () =>
    shaded("f1")
      .pass()
      .expect(table({ round: 2 }))
      .choose("1.imperial-officer.0")
      .offers(["attack:greedo:b1"])
      .waits(),
);

card("induce-rage", () =>
  early("induce-rage", { mine: [group("stormtrooper", { one: { at: "d1", conditions: ["stun", "focus"] } })] })
    .choose("cc:induce-rage")
    .choose(["one"])
    .expect(figure("one", { conditions: [] }))
    .expect(tokens({ one: ["hit", "hit"] }))
    .waits(),
);

/** Luke strikes a trooper down, and the next round begins. */
const bereft = (card: string, damage: number) =>
  at({
    mine: [group(card, { two: { at: "b1", damage }, three: "a5" }, done)],
    theirs: [group("luke-skywalker", { luke: "b3" })],
    hand: ["reinforcements"],
    turn: 1,
    dice: [4, 4, 4, 0],
  })
    .choose("attack:two:b1")
    .pass();
card(
  "reinforcements",
  () =>
    bereft("stormtrooper", 0)
      .choose("cc:reinforcements")
      .offers(["two@a4", "two@b6"])
      .notOffers(["two@a3"])
      .choose("two@a4")
      .expect(table({ round: 2, figures: { two: { spaces: ["a4"], damage: 0 } } }))
      .waits(),
  () => bereft("heavy-stormtrooper", 3).offers(["cc:reinforcements"]).waits(),
  // its reinforcement cost is 4
  () =>
    bereft("scout-trooper", 3)
      .expect(table({ round: 2 }))
      .notOffers(["cc:reinforcements"])
      .waits(),
);
