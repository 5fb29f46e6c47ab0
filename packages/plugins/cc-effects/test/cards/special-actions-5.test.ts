import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { play } from "./acting-beside-luke.js";

card(
  "coordinated-attack",
  () =>
    play("coordinated-attack", "loku-kanoloa", {
      affiliation: "rebel",
      mine: [group("loku-kanoloa", { one: "d1" }), group("ct-1701", { ally: "c1" })],
      theirs: [group("luke-skywalker", { luke: "d4" }), group("rebel-trooper", { trooper: "d3" })],
      dice: [4, 0, 0, 4, 4, 4, 0],
    })
      .choose("luke")
      .choose("luke@d4")
      .choose("luke@d4")
      .expect(figure("luke", { damage: 7 }))
      .waits(),
  // along the edge of the map the trooper hides Luke, but not from them
  () =>
    play("coordinated-attack", "loku-kanoloa", {
      affiliation: "rebel",
      mine: [group("loku-kanoloa", { one: "b1" }), group("ct-1701", { ally: "a1" })],
      theirs: [group("luke-skywalker", { luke: "f1" }), group("rebel-trooper", { trooper: "d1" })],
    })
      .choose("luke")
      .offers(["luke@f1"])
      .choose("none")
      .offers(["luke@f1"])
      .waits(),
);

card("disable", () =>
  play("disable", "dr-royce-hemlock", { dice: [0, 4, 4, 0] })
    .value("figure:specials", { figure: "luke" }, 1, 0)
    .pass()
    .choose("attack:one:d2")
    .event("attack:resolved", { attacker: "luke" })
    .waits(),
);

card(
  "face-to-face",
  () =>
    play("face-to-face", "royal-guard", { mine: [group("royal-guard", { one: "d1" })], dice: [0, 4, 0] })
      .choose("d2")
      .choose("stop")
      .expect(figure("luke", { damage: 2 }))
      .waits(),
  // an object will do
  () =>
    play("face-to-face", "royal-guard", {
      mission: "b",
      mine: [group("royal-guard", { one: "f3" })],
      theirs: [group("luke-skywalker", { luke: "a6" })],
      dice: [0, 4],
    })
      .choose("stop")
      .event("attack:resolved", { defender: "dummy-1", dealt: 2 })
      .waits(),
);

card("improvised-weapons", () =>
  play("improvised-weapons", "stormtrooper", { dice: [4, 5, 0] })
    .event("attack:resolved", { dealt: 2 })
    .waits(),
);

card("lightbow", () =>
  play("lightbow", "chirrut-imwe", { affiliation: "rebel", dice: [0, 0, 4, 2] })
    .offersExactly(["cc:lightbow:0", "cc:lightbow:1", "pass"])
    .expect(table({ attacks: { 0: { modifiers: [{ symbol: "accuracy", amount: 2, by: "cc:lightbow" }] } } }))
    .choose("cc:lightbow:1")
    .event("attack:resolved", { dealt: 3 })
    .waits(),
);

card(
  "meditation",
  () =>
    play("meditation", "diala-passil", { affiliation: "rebel" })
      .expect(figure("one", { conditions: ["focus"] }))
      .waits(),
  // in the next activation, in the next round, an attack for nothing
  () =>
    play("meditation", "diala-passil", { affiliation: "rebel", dice: [0, 4, 4, 0] })
      .notOffers(["lent:cc:meditation#at0@one"])
      .pass()
      .pass()
      .pass()
      .choose("lent:cc:meditation#at0@one")
      .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 4 } } }))
      .waits(),
);

card("on-a-mission", () =>
  play("on-a-mission", "c1-10p", {
    affiliation: "rebel",
    mine: [group("c1-10p", { one: "a1" })],
    theirs: [group("luke-skywalker", { luke: "a2" }), group("rebel-trooper", { two: "b1", three: "b2" })],
  })
    .choose("a3")
    .choose("c3")
    .expect(table({ figures: { one: { spaces: ["a3"] }, three: { spaces: ["c3"] } } }))
    .waits(),
);

const borrowing = () =>
  play("reverse-engineer", "dr-royce-hemlock", { dice: [4, 4, 0] }).choose("lent:cc:reverse-engineer#at0@one");
card(
  "reverse-engineer",
  () =>
    borrowing()
      .offers(["luke-skywalker:0"])
      .notOffers(["dr-royce-hemlock:0"])
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
  // or its own
  () =>
    play("reverse-engineer", "dr-royce-hemlock", { dice: [4, 4, 0] })
      .pass()
      .offers(["dr-royce-hemlock:0"])
      .waits(),
);

const stunned = (defense: number) => play("set-for-stun", "stormtrooper", { dice: [4, 4, defense] });
card(
  "set-for-stun",
  () =>
    stunned(0)
      .expect(figure("luke", { damage: 0, conditions: ["stun"] }))
      .waits(),
  // dodged
  () =>
    stunned(5)
      .expect(figure("luke", { damage: 0, conditions: [] }))
      .waits(),
);

card("supercharge", () =>
  play("supercharge", "dr-royce-hemlock", { dice: [4, 4, 2, 2, 0] })
    .expect(table({ figures: { one: { damage: 2 }, luke: { damage: 5 } } }))
    .waits(),
);

const vanished = (dice: readonly number[]) => play("vanish", "davith-elso", { affiliation: "rebel", dice }).pass();
card(
  "vanish",
  () =>
    vanished([4, 4, 4, 0])
      .choose("attack:one:d2")
      .expect(figure("one", { damage: 0 }))
      .waits(),
  // and points for its next activation
  () =>
    vanished([])
      .pass()
      .pass()
      .expect(table({ activation: { figure: "one", points: 4 } }))
      .waits(),
);
