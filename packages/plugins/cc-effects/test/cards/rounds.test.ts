import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";

const luke = [group("luke-skywalker", { luke: "d3" })];

const rebel = { affiliation: "rebel" };
const mercenary = { affiliation: "mercenary" };
const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
const one = [group("stormtrooper", { one: "d1" })];
const done = { ready: false };
/** A card played at the start of a round. */
const early = (hand: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({ mine: one, theirs: luke, hand: [hand], start: "round", ...more });
/** A card played at its end: nobody is ready any more. */
const late = (hand: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    mine: [group("stormtrooper", { one: "d1" }, done)],
    theirs: [group("luke-skywalker", { luke: "d3" }, done)],
    hand: [hand],
    turn: 0,
    ...more,
  });
const tokens = (held: object) => ({ "power-tokens": { held } }) as never;

card("adrenaline", () =>
  early("adrenaline", { mine: [group("gaarkhan", { gaarkhan: "d1" })] })
    .choose("cc:adrenaline")
    .value("figure:health", { figure: "gaarkhan" }, 14, 19)
    .waits(),
);

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

card("call-the-vanguard", () =>
  early("call-the-vanguard", { mine: [group("captain-terro", { terro: "d1+d2" })], dice: [5, 5, 5, 0] })
    .choose("cc:call-the-vanguard")
    .choose("stop")
    .choose("luke@d3")
    .event("attack:declared", { attacker: "terro", defender: "luke" })
    .waits(),
);

card("cavalry-charge", () =>
  early("cavalry-charge", {
    mine: [
      group("captain-terro", { terro: "d1+d2" }),
      ...one.map(() => group("stormtrooper", { one: "c1", far: "d6" })),
    ],
  })
    .choose("cc:cavalry-charge@terro")
    .value("attack:results", { attacker: "luke", defender: "terro" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, hit: 1, block: 1 })
    .value("attack:results", { attacker: "far", defender: "luke" }, none, { ...none, block: 1 })
    .waits(),
);

card("close-the-gap", () =>
  early("close-the-gap", { mine: [group("royal-guard", { guard: "d1", other: "a1" })] })
    .choose("cc:close-the-gap")
    .choose("other")
    .choose("stop")
    .choose("stop")
    .expect(tokens({ guard: ["block"], other: ["block"] }))
    .waits(),
);

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
    early("dangerous-bargains", { me: { vp: 31 } })
      .notOffers(["cc:dangerous-bargains"])
      .waits(),
);

card("deploy-the-garrison", () =>
  early("deploy-the-garrison", {
    mine: [group("director-krennic", { krennic: "d1" }), group("stormtrooper", { one: "c1", two: "e1" })],
  })
    .choose("cc:deploy-the-garrison@krennic")
    .choose("two")
    .choose(1)
    .choose(1)
    .expect(tokens({ one: ["hit"], two: ["hit"] }))
    .waits(),
);

card("ferocity", () =>
  late("ferocity", {
    mine: [group("stormtrooper", { one: "a1" }, done)],
    theirs: [group("nexu", { nexu: "c3+d3+c4+d4" }, done), group("luke-skywalker", { luke: "e4" }, done)],
    dice: [5, 5, 0],
  })
    .choose("cc:ferocity")
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);

card("field-supply", () =>
  early("field-supply", {
    mine: [group("ko-tun-feralo", { kotun: "d1" }), group("stormtrooper", { one: "c1" }, done)],
    me: rebel,
  })
    .choose("cc:field-supply@kotun")
    .choose(["one"])
    .choose(1)
    .expect(tokens({ one: ["surge"] }))
    .waits(),
);

card("findsman-meditation", () =>
  early("findsman-meditation", { mine: [group("zuckuss", { zuckuss: "d1" }, done)], me: mercenary, dice: [5, 4, 0] })
    .choose("cc:findsman-meditation@zuckuss")
    .choose("lent:cc:findsman-meditation#at0@zuckuss")
    .choose(1)
    .choose("luke@d3")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
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

card("guerilla-warfare", () =>
  early("guerilla-warfare", {
    mine: [group("saw-gerrera", { saw: "a1" }), group("stormtrooper", { one: "f1", two: "f2" })],
    me: rebel,
  })
    .choose("cc:guerilla-warfare@saw")
    .expect(table({ figures: { saw: { conditions: ["hide"] }, one: { conditions: [] }, two: { conditions: [] } } }))
    .waits(),
);

card("harsh-environment", () =>
  early("harsh-environment", { mine: [group("stormtrooper", { one: "d1", out: "d6" })] })
    .choose("cc:harsh-environment")
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, block: 1 })
    .value("attack:results", { attacker: "luke", defender: "out" }, { ...none, evade: 2 }, { ...none, evade: 1 })
    .value("attack:results", { attacker: "one", defender: "luke" }, none, { ...none, block: 2 })
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

card("induce-rage", () =>
  early("induce-rage", { mine: [group("stormtrooper", { one: { at: "d1", conditions: ["stun", "focus"] } })] })
    .choose("cc:induce-rage")
    .choose(["one"])
    .expect(figure("one", { conditions: [] }))
    .expect(tokens({ one: ["hit", "hit"] }))
    .waits(),
);

card("just-business", () =>
  early("just-business", {
    mine: [group("jawa-scavenger-elite", { jawa: "d1" }), group("hired-gun", { gun: "c1" }, done)],
    me: mercenary,
    dice: [0, 0, 0, 5],
  })
    .choose("cc:just-business@jawa")
    .choose("attack:luke:d3")
    .choose("lent:cc:just-business#at0@jawa")
    .choose([0])
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

card("rest-in-peace", () =>
  early("rest-in-peace", {
    theirs: [group("ezra-bridger", { ezra: "d3" }, done)],
    me: { deck: ["blitz"], discard: ["i-can-feel-it"] },
    against: ["learn-by-example"],
  })
    .choose("cc:rest-in-peace")
    .value("discard:open", { seat: 1 }, 1, 0)
    .expect(table({ sides: { 0: { played: ["rest-in-peace"] } } }))
    .pass()
    .expect(table({ sides: { 0: { played: [], discard: ["i-can-feel-it", "rest-in-peace"] } } }))
    .waits(),
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
  })
    .choose("cc:sit-tight")
    .asks("ia:activate", 1)
    .waits(),
);

card("stall-for-time", () =>
  early("stall-for-time", { mine: [group("imperial-officer", { officer: "c1" })], against: ["blitz"] })
    .choose("cc:stall-for-time@officer")
    .expect(table({ sides: { 1: { hand: [], deck: ["blitz"] } } }))
    .waits(),
);

card("there-is-another", () =>
  early("there-is-another", {
    mine: [group("leia-organa", { leia: "d1" }), group("obi-wan-kenobi", { obi: "a1" }, done)],
    me: { ...rebel, deck: ["i-must-go-alone"] },
  })
    .choose("cc:there-is-another@leia")
    .choose("cc:i-must-go-alone@leia")
    .value("attack:target", { attacker: "luke", defender: "leia" }, 1, 1)
    .waits(),
);

card("second-chance", () =>
  at({
    mine: [group("darth-vader", { vader: { at: "d2", damage: 15 } })],
    theirs: luke,
    hand: ["second-chance"],
    start: "round",
    dice: [5, 5, 5, 0, 0],
  })
    .choose("cc:second-chance@vader")
    .expect(table({ sides: { 0: { played: ["second-chance"], discard: [] } } }))
    .pass()
    .choose("attack:vader:d2")
    .pass()
    .choose("cc:second-chance#at0@vader")
    .expect(table({ figures: { vader: { damage: 14 } }, sides: { 0: { played: [], discard: ["second-chance"] } } }))
    .waits(),
);

card("take-initiative", () =>
  at({ mine: [group("stormtrooper", { one: "d1" })], theirs: luke, against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1, groups: { "1.luke-skywalker.0": { ready: false } } }))
    .waits(),
);
