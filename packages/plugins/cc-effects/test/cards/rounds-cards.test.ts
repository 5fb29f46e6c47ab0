import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { done, early, late, luke, one, rebel } from "./round.js";

card(
  "collect-intel",
  () =>
    early("collect-intel", { mine: [group("isb-infiltrator", { spy: "d1" })], against: ["blitz"] })
      .choose("cc:collect-intel")
      .event("deck:looked", { seat: 0, cards: [{ seat: 1, card: "blitz" }] })
      .waits(),
  () =>
    early("collect-intel", { against: ["blitz"] })
      .notOffers(["cc:collect-intel"])
      .waits(),
);

card("cut-lines", () =>
  late("cut-lines", {
    mine: [group("isb-infiltrator", { spy: "d1" }, done)],
    me: { deck: ["blitz", "focus"] },
    them: { deck: ["blitz", "focus"] },
  })
    .choose("cc:cut-lines@spy")
    .expect(table({ round: 2, sides: { 0: { hand: [] }, 1: { hand: [] } } }))
    .waits(),
);

card(
  "dangerous-bargains",
  () =>
    early("dangerous-bargains")
      .choose("cc:dangerous-bargains")
      .expect(table({ sides: { 0: { vp: 3 }, 1: { vp: 3 } } }))
      .waits(),
  () =>
    early("dangerous-bargains", { me: { vp: 30 } })
      .offers(["cc:dangerous-bargains"])
      .waits(),
  () =>
    early("dangerous-bargains", { me: { vp: 31 } })
      .notOffers(["cc:dangerous-bargains"])
      .waits(),
);

card("i-make-my-own-luck", () =>
  at({
    mine: one,
    theirs: [group("han-solo", { han: "d3" }), group("luke-skywalker", { luke: "d4" })],
    against: ["i-make-my-own-luck"],
    start: "round",
  })
    .choose("cc:i-make-my-own-luck@han")
    .expect(table({ initiative: 1, activation: { figure: "han" } }))
    .waits(),
);

const piled = (hand: readonly string[], dice?: readonly number[]) =>
  at({
    mine: [group("probe-droid", { droid: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    hand,
    me: { deck: ["blitz", "focus"], discard: ["targeting-network"] },
    start: "round",
    ...(dice && { dice }),
  });
card(
  "rest-in-peace",
  () =>
    piled(["rest-in-peace"])
      .choose("cc:rest-in-peace")
      .value("discard:open", { seat: 0 }, 1, 0)
      .value("discard:open", { seat: 1 }, 1, 0)
      .expect(table({ sides: { 0: { played: ["rest-in-peace"] } } }))
      .pass()
      // one card for the round, and one for this card
      .expect(table({ round: 2, sides: { 0: { played: [], discard: ["targeting-network", "rest-in-peace"] } } }))
      .expect(table({ sides: { 0: { hand: ["blitz", "focus"], deck: [] } } }))
      .waits(),
  () =>
    piled(["rest-in-peace"], [0, 0, 0, 0])
      .choose("cc:rest-in-peace")
      .choose("attack:luke:d3")
      .notOffers(["cc:targeting-network#at0@targeting-network"])
      .waits(),
  () => piled([], [0, 0, 0, 0]).choose("attack:luke:d3").offers(["cc:targeting-network#at0@targeting-network"]).waits(),
);

card("signal-jammer", () =>
  early("signal-jammer", { against: ["take-initiative"] })
    .choose("cc:signal-jammer")
    .choose("cc:take-initiative")
    .expect(table({ initiative: 0, groups: { "1.luke-skywalker.0": { ready: true } } }))
    .expect(table({ sides: { 0: { played: [], discard: ["signal-jammer"] }, 1: { discard: ["take-initiative"] } } }))
    .waits(),
);

card("sit-tight", () =>
  early("sit-tight", {
    mine: [group("stormtrooper", { one: "d1" }), group("imperial-officer", { officer: "c1" })],
    theirs: [...luke, group("gideon-argus", { gideon: "e4" })],
    against: ["son-of-skywalker"],
    them: rebel,
  })
    .choose("cc:sit-tight")
    .asks("ia:activate", 1)
    .choose("1.luke-skywalker.0")
    .pass()
    .pass()
    // two against one: it is over
    .asks("ia:activate", 0)
    .choose("0.stormtrooper.0")
    .pass()
    .choose("cc:son-of-skywalker@luke")
    .choose("1.gideon-argus.1")
    .pass()
    // and stays over, though Luke is ready again
    .expect(table({ activation: { group: "0.imperial-officer.1" } }))
    .waits(),
);

card("stall-for-time", () =>
  early("stall-for-time", { mine: [group("imperial-officer", { officer: "c1" })], against: ["blitz"] })
    .choose("cc:stall-for-time@officer")
    .expect(table({ sides: { 1: { hand: [], deck: ["blitz"] } } }))
    .waits(),
);

card("take-initiative", () =>
  at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1, groups: { "1.luke-skywalker.0": { ready: false } } }))
    .waits(),
);

card("there-is-another", () =>
  early("there-is-another", {
    mine: [group("leia-organa", { leia: "d1" }), group("obi-wan-kenobi", { obi: "a1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d4" }), group("gideon-argus", { gideon: "d5" })],
    me: { ...rebel, deck: ["i-must-go-alone", "stroke-of-brilliance"] },
  })
    .choose("cc:there-is-another@leia")
    .expect(table({ sides: { 0: { hand: ["i-must-go-alone"], deck: ["stroke-of-brilliance"] } } }))
    .choose("cc:i-must-go-alone@leia")
    .value("attack:target", { attacker: "luke", defender: "leia" }, 1, 1)
    .value("attack:target", { attacker: "gideon", defender: "leia" }, 1, 0)
    .value("attack:target", { attacker: "gideon", defender: "obi" }, 1, 1)
    .waits(),
);

// a companion's card is no deployment card
card("take-initiative", () =>
  at({
    mine: [
      group("iden-versio", { iden: "d1" }),
      group("dio", { dio: "d1" }, { companionOf: "0.iden-versio.0" }),
      group("stormtrooper", { one: "e1" }),
    ],
    theirs: [group("luke-skywalker", { luke: "d5" })],
    hand: ["take-initiative"],
    start: "round",
  })
    .choose("cc:take-initiative")
    .offersExactly(["iden", "one"])
    .choose("one")
    .expect(table({ groups: { "0.stormtrooper.2": { ready: false } } }))
    .waits(),
);
