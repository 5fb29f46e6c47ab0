import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { at, game, group, setupAt, table } from "./position.js";

const luke = (where = "d2") => group("luke-skywalker", { luke: where });
const far = group("stormtrooper", { far: "h8" });

test("Force Slow keeps a group from being activated at its player's next opportunity, and only then", () => {
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [luke(), group("c-3po", { threepio: "h8" })],
    start: "round",
  })
    .choose("force-slow#at0@cal")
    .choose("0.cal-kestis.0")
    .choose("pass")
    .event("activation:began", { figure: "threepio", seat: 1 })
    .choose("pass")
    .event("activation:began", { figure: "luke", seat: 1 })
    .proves("force-slow")
    .waits()
    .done();
});

test("Alter Mind keeps hostile figures near Obi-Wan from counting for control, but not those far away", () => {
  at({ mine: [group("obi-wan-kenobi", { obi: "d1" })], theirs: [luke(), far], activating: "obi" })
    .value("figure:control", { figure: "luke" }, 1, 0, ["alter-mind"])
    .value("figure:control", { figure: "far" }, 1, 1)
    .proves("alter-mind")
    .waits()
    .done();
});

test("hostile figures near Obi-Wan are not offered doors: Alter Mind", () => {
  at({
    mine: [group("c-3po", { threepio: "c2" })],
    theirs: [group("obi-wan-kenobi", { obi: "d1" })],
    activating: "threepio",
  })
    .notOffers(["open:door-1"])
    .explains("open:door-1", "ia:cannot-interact")
    .proves("alter-mind")
    .waits()
    .done();
});

test("False Orders attacks with a hostile figure, even one of its own side", () => {
  at({
    mine: [group("murne-rin", { murne: "a1" })],
    theirs: [group("stormtrooper", { one: "d1", two: "e2" })],
    activating: "murne",
    dice: [4, 4, 0],
  })
    .choose("dc_special:Murne Rin:0")
    .choose("one")
    .choose(1)
    .offers(["two@e2", "murne@a1"])
    .choose("two@e2")
    .event("attack:declared", { attacker: "one", defender: "two", type: "ranged" })
    .proves("dc_special:Murne Rin:0")
    .waits()
    .done();
});

test("Cortosis Weave takes 2 from Pierce, and never makes it less than none", () => {
  const amounts = (pierce: number) => ({ pierce, blast: 0, recover: 0 });
  at({ mine: [group("echo-base-trooper-elite", { echo: "d1" })], theirs: [luke()], activating: "echo" })
    .value("attack:keywords", { attacker: "luke", defender: "echo" }, amounts(3), amounts(1))
    .value("attack:keywords", { attacker: "luke", defender: "echo" }, amounts(1), amounts(0))
    .proves("cortosis-weave")
    .waits()
    .done();
});

test("Shrewd Scoundrel doubles a rerolled die that shows what was guessed", () => {
  at({
    mine: [group("lando-calrissian", { lando: "d1" })],
    theirs: [luke()],
    activating: "lando",
    // green 1 surge, yellow 1 surge, black 1 block; green again: 2 hit
    dice: [0, 0, 0, 4],
  })
    .choose("attack:luke:d2")
    .choose("shrewd-scoundrel#at0@lando")
    .choose(2)
    .choose(0)
    .choose([0])
    .choose("pass")
    .event("attack:hit", { attacker: "lando", defender: "luke", damage: 3 })
    .proves("shrewd-scoundrel")
    .waits()
    .done();
});

test("Gambit swaps a die for another colour: what the new one shows counts instead", () => {
  at({
    mine: [group("lando-calrissian", { lando: "d1" })],
    theirs: [luke()],
    activating: "lando",
    // green 2 hit, yellow 1 surge, black 1 block; then red 3 hit
    dice: [4, 0, 0, 5],
  })
    .choose("attack:luke:d2")
    .choose("gambit#at0@lando")
    .choose("1:red")
    .event("attack:hit", { attacker: "lando", defender: "luke", damage: 4 })
    .proves("gambit")
    .waits()
    .done();
});

test("Squad Cohesion spends the token of another Rebel, and it is the attacker's one token of this attack", () => {
  scenario(
    game as never,
    {
      setup: setupAt({
        mine: [group("ko-tun-feralo", { ko: "c1" }), group("rebel-trooper", { trooper: "d1" })],
        theirs: [luke()],
        activating: "trooper",
      }),
      slices: { "power-tokens": { held: { ko: ["hit"], trooper: ["surge", "surge"] } } },
      hold: "auto",
      dice: { dice: [1, 2, 0] },
    } as never,
  )
    .choose("attack:luke:d2")
    .choose("squad-cohesion#at0@ko")
    .event("power-token:spent", { figure: "trooper", token: "hit" })
    .event("attack:rolled")
    .expect({ "power-tokens": { held: { trooper: ["surge", "surge"] } } } as never)
    .proves("squad-cohesion")
    .waits()
    .done();
});

const flame = {
  ...group("stormtrooper", { one: "d1" }),
  attachments: ["flametrooper"],
  figures: [{ id: "flame", at: "d1", card: "flametrooper" } as never],
};

test("Fireproof figures suffer no strain", () => {
  at({ mine: [flame], theirs: [group("darth-vader", { vader: "d2" })], activating: "vader" })
    .choose("dc_special:Darth Vader:1")
    .expect(table({ figures: { flame: { damage: 2 } } }))
    .proves("fireproof")
    .waits()
    .done();
});

test("Fireproof figures are not harmed by a Flamethrower", () => {
  at({ mine: [flame], theirs: [group("captain-terro", { terro: "c1+c2" })], activating: "terro" })
    .choose("dc_special:Captain Terro:0")
    .choose("d1")
    .expect(table({ figures: { flame: { damage: 0, conditions: [] } } }))
    .proves("fireproof")
    .waits()
    .done();
});

test("Fireproof figures cannot take the strain of Unhinged Director", () => {
  at({
    mine: [flame, group("director-krennic", { krennic: "c2" })],
    theirs: [group("wookiee-warrior-elite", { foe: "f1" })],
    activating: "flame",
    tokens: { flame: ["hit"] },
    dice: [0, 4, 0],
  })
    .choose("attack:foe:f1")
    .choose("token:hit")
    // 3 hits and the token, 1 blocked
    .expect(table({ figures: { foe: { damage: 3 } } }))
    .waits()
    .done();
});

test("Fire Mission targets what another figure of the group sees", () => {
  const shoretroopers = {
    ...group("shoretrooper", {}),
    attachments: ["mortar-trooper"],
    figures: [{ id: "mortar", at: "a1+b1+a2+b2", card: "mortar-trooper" } as never, { id: "spotter", at: "d4" }],
  };
  at({ mine: [shoretroopers], theirs: [luke("d5"), far], activating: "mortar" })
    .notOffers(["attack:luke:d5"])
    .choose("dc_special:Mortar Trooper:0")
    .event("attack:declared", { attacker: "mortar", defender: "luke", type: "ranged" })
    .proves("dc_special:Mortar Trooper:0")
    .waits()
    .done();
});

test("Lasat Honor Guard turns only a die that shows exactly one icon", () => {
  at({
    mine: [group("zeb-orrelios", { zeb: "d1" })],
    theirs: [luke()],
    activating: "zeb",
    // red 1 hit, green 2 hit, black 1 block
    dice: [0, 4, 0],
  })
    .choose("attack:luke:d2")
    .choose("lasat-honor-guard#at0@zeb")
    .offersExactly(["0:0", "0:1", "0:2", "0:3", "0:4", "0:5"])
    .choose("0:5")
    .proves("lasat-honor-guard")
    .waits()
    .done();
});

test("Parting Gift damages everybody on and next to the space but Sabine", () => {
  at({ mine: [group("sabine-wren", { sabine: "d1" })], theirs: [luke()], activating: "sabine", dice: [4] })
    .choose("parting-gift#at0@sabine")
    .choose("d2")
    .expect(table({ figures: { luke: { damage: 2 }, sabine: { damage: 0 } } }))
    .proves("parting-gift")
    .waits()
    .done();
});

test("Distracting Fire makes the target's group the next to activate", () => {
  at({
    mine: [group("rebel-pathfinder", { one: "d1" })],
    theirs: [luke(), far],
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d2")
    .choose("distracting-fire#at0@one")
    .choose("pass")
    .event("activation:began", { figure: "luke", seat: 1 })
    .proves("distracting-fire")
    .waits()
    .done();
});

test("Demolish hurts whoever stands there, and leaves rubble", () => {
  at({ mine: [group("drokkatta", { drok: "d1" })], theirs: [luke("f1"), far], activating: "drok" })
    .choose("demolish#at0@drok")
    .choose("f1")
    .expect(table({ figures: { luke: { damage: 1 }, drok: { damage: 1 } }, rubble: ["f1"] }))
    .proves("demolish")
    .waits()
    .done();
});
