import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { done, early, luke, mercenary, none, one, rebel, tokens } from "./round.js";

card(
  "adrenaline",
  () =>
    early("adrenaline", { mine: [group("gaarkhan", { gaarkhan: "c1" }), ...one] })
      .choose("cc:adrenaline")
      .value("figure:health", { figure: "gaarkhan" }, 13, 18)
      .value("figure:health", { figure: "one" }, 3, 3)
      .waits(),
  // two more than it has left are suffered, and are too many when the round is over
  () =>
    early("adrenaline", {
      mine: [
        group("gaarkhan", { gaarkhan: { at: "d1", damage: 12 } }, done),
        group("stormtrooper", { one: "a1" }, done),
      ],
      theirs: [group("luke-skywalker", { luke: "d3" }, done)],
      against: ["corrupting-force"],
      them: { affiliation: "imperial" },
      dice: [5],
    })
      .choose("cc:adrenaline")
      .choose("cc:corrupting-force")
      .choose(["gaarkhan"])
      .choose([])
      .event("figure:damaged", { figure: "gaarkhan", amount: 2 })
      .event("figure:fell", { figure: "gaarkhan" })
      .expect(table({ round: 2 }))
      .waits(),
);

card("cavalry-charge", () =>
  early("cavalry-charge", {
    mine: [group("captain-terro", { terro: "d1+d2" }), group("stormtrooper", { one: "a1", far: "d6" })],
  })
    .choose("cc:cavalry-charge@terro")
    .value("attack:results", { attacker: "luke", defender: "terro" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, hit: 1, block: 1 })
    .value("attack:results", { attacker: "far", defender: "luke" }, none, { ...none, block: 1 })
    .waits(),
);

card("covering-fire", () =>
  early("covering-fire", {
    theirs: [group("luke-skywalker", { luke: { at: "d3", conditions: ["stun"] } }, done)],
    dice: [0, 0, 0],
  })
    .choose("cc:covering-fire")
    .choose(["one"])
    .expect(figure("one", { conditions: ["hide"] }))
    .choose("attack:luke:d3")
    .choose("cc:covering-fire:0")
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "hit", amount: 2, by: "cc:covering-fire" }] } } }))
    .waits(),
);

const supplied = (dice: readonly number[]) =>
  early("field-supply", {
    mine: [group("ko-tun-feralo", { kotun: "d1" }, done), group("stormtrooper", { one: "c1", far: "h1" })],
    me: rebel,
    dice,
  })
    .choose("cc:field-supply@kotun")
    .offersExactly(["luke", "one"])
    .choose(["one"])
    .choose(0);
card(
  "field-supply",
  // blue 1 hit, green 1 surge; the green die again: 2 hit
  () =>
    supplied([1, 0, 0, 5])
      .expect(tokens({ one: ["hit"] }))
      .choose("one")
      .choose("attack:luke:d3")
      .choose("token:hit")
      .choose("lent:cc:field-supply#at0@one")
      .choose([1])
      .event("attack:rerolled", { die: "green", from: 0, to: 5 })
      .waits(),
  // no token, no reroll
  () => supplied([0, 0, 0]).choose("far").choose("attack:luke:d3").notOffers(["lent:cc:field-supply#at0@far"]).waits(),
);

card("fuel-upgrade", () =>
  early("fuel-upgrade", {
    mine: [group("sc2-m-repulsor-tank", { tank: "a1+b1+a2+b2+a3+b3" }), group("stormtrooper", { one: "d1" })],
  })
    .choose("cc:fuel-upgrade")
    .value("figure:speed", { figure: "tank" }, 4, 5)
    .value("figure:speed", { figure: "one" }, 4, 4)
    .value("attack:results", { attacker: "luke", defender: "tank" }, none, { ...none, evade: 1 })
    .waits(),
);

card("harsh-environment", () =>
  early("harsh-environment", {
    mine: [group("stormtrooper", { one: "d1", out: "d6" })],
    theirs: [...luke, group("gideon-argus", { gideon: "f6" })],
  })
    .choose("cc:harsh-environment")
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "luke", defender: "out" }, { ...none, evade: 2 }, { ...none, evade: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, block: 2 })
    .value("attack:results", { attacker: "one", defender: "gideon" }, { ...none, evade: 2 }, { ...none, evade: 1 })
    .waits(),
);

card("just-business", () =>
  early("just-business", {
    mine: [
      group("jawa-scavenger-elite", { jawa: "d1" }, done),
      group("hired-gun", { gun: "a1", far: "h1" }),
      group("stormtrooper", { one: "d2" }, done),
    ],
    me: mercenary,
    dice: [0, 0, 0, 5],
  })
    .choose("cc:just-business@jawa")
    .value("figure:professional", { figure: "jawa" }, 0, 1)
    .value("figure:professional", { figure: "one" }, 0, 0)
    .value("figure:professional", { figure: "far" }, 0, 0)
    .choose("gun")
    .choose("attack:luke:d3")
    .choose("professional:0")
    .event("attack:rerolled", { by: "professional" })
    .waits(),
);

card("mandalorian-steel", () =>
  early("mandalorian-steel", {
    mine: [group("the-armorer", { armorer: { at: "d1", damage: 5 } }, done)],
    me: mercenary,
    held: { armorer: ["block"] },
    dice: [1, 5, 4, 0],
  })
    .choose("cc:mandalorian-steel@armorer")
    .choose("attack:armorer:d1")
    .choose("token:block")
    .expect(figure("armorer", { damage: 7 }))
    .waits(),
);

card("overdrive", () =>
  early("overdrive", { mine: [group("probe-droid", { droid: "d1" })] })
    .choose("cc:overdrive")
    .choose("lent:cc:overdrive#at0@droid")
    .expect(table({ figures: { droid: { damage: 2 } }, activation: { actions: 3 } }))
    .notOffers(["lent:cc:overdrive#at0@droid"])
    .waits(),
);

card("utinni", () =>
  early("utinni", {
    mine: [group("jawa-scavenger", { jawa: "d1" }), group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    me: mercenary,
    dice: [0, 0, 0],
  })
    .choose("cc:utinni")
    .value("figure:speed", { figure: "jawa" }, 4, 5)
    .value("figure:speed", { figure: "one" }, 4, 4)
    .value("attack:results", { attacker: "jawa", defender: "luke" }, none, { ...none, accuracy: 3, block: 1 })
    .choose("attack:luke:d3")
    .choose("lent:cc:utinni#at0@utinni")
    .expect(table({ sides: { 0: { vp: 1 } }, attacks: { 0: { surges: 1 } } }))
    .notOffers(["lent:cc:utinni#at0@utinni"])
    .waits(),
);
