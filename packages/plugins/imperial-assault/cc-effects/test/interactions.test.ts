import { describe, test } from "vitest";
import { at, figure, group, table } from "./position.js";

const one = group("stormtrooper", { one: "d1" });
const luke = group("luke-skywalker", { luke: "d3" });
const spies = (...ids: string[]) => ids.map((id, index) => group("isb-infiltrator", { [id]: `${"abcdef"[index]}1` }));

describe("cancelling", () => {
  const claimed = (against: readonly string[]) =>
    at({
      mine: spies("mine"),
      theirs: [
        luke,
        ...spies("theirs", "too").map((spy, index) => ({
          ...spy,
          figures: [{ id: `spy-${index}`, at: `${"ab"[index]}6` }],
        })),
      ],
      hand: ["take-initiative", "comm-disruption"],
      against,
      start: "round",
    })
      .choose("cc:take-initiative")
      .choose("pass")
      .choose("cc:negation")
      .choose("cc:comm-disruption");

  test("a cancelled cancellation lets the first card resolve", () => {
    claimed(["negation"])
      .event("cc:cancelled", { card: "negation" })
      .event("initiative:claimed", { seat: 0 })
      .waits()
      .done();
  });

  test("the cancellation of that one stands for the first cancellation again", () => {
    claimed(["negation", "comm-disruption"])
      .choose("cc:comm-disruption")
      .event("cc:cancelled", { card: "comm-disruption", seat: 0 })
      .event("cc:cancelled", { card: "take-initiative" })
      .noEvent("initiative:claimed")
      .expect(table({ sides: { 0: { hand: [], discard: ["comm-disruption", "take-initiative"] } } }))
      .waits()
      .done();
  });

  test("a cancelled special action costs its action and does nothing", () => {
    at({ mine: [one], theirs: [luke], hand: ["cruel-strike"], against: ["negation"], activating: "one" })
      .choose("cc:cruel-strike@one")
      .choose("cc:negation")
      .noEvent("attack:declared")
      .expect(table({ activation: { actions: 1 }, sides: { 0: { hand: [], discard: ["cruel-strike"] } } }))
      .waits()
      .done();
  });

  test("a card that waits to be cancelled has left the hand", () => {
    at({ mine: [one], theirs: [luke], hand: ["take-initiative"], against: ["negation"], start: "round" })
      .choose("cc:take-initiative")
      .expect(table({ sides: { 0: { hand: [], discard: [], played: ["take-initiative"] } } }))
      .waits()
      .done();
  });
});

describe("a new target", () => {
  const guarded = (against: readonly string[], hand: readonly string[] = []) =>
    at({
      mine: [one],
      theirs: [luke, group("royal-guard", { guard: "e3" })],
      hand,
      against,
      activating: "one",
      dice: [4, 4, 0],
    }).choose("attack:luke:d3");

  test("only the side of the new defender declares again", () => {
    guarded(["bodyguard", "camouflage"], ["wild-attack"])
      .asks("kernel:respond", 0)
      .pass()
      .offersExactly(["cc:bodyguard@guard", "cc:camouflage@luke", "pass"])
      .choose("cc:bodyguard@guard")
      .asks("kernel:respond", 1)
      .offersExactly(["cc:camouflage@guard", "pass"])
      .choose("cc:camouflage@guard")
      .event("attack:resolved", { defender: "guard" })
      .expect(figure("guard", { conditions: ["hide"] }))
      .waits()
      .done();
  });

  test("what is played while defending is played by the new defender", () => {
    guarded(["bodyguard", "parry"])
      .choose("cc:bodyguard@guard")
      .offersExactly(["cc:parry@guard", "pass"])
      .choose("cc:parry@guard")
      .choose(0)
      .event("attack:resolved", { defender: "guard" })
      .waits()
      .done();
  });
});

test("nobody becomes the target of an attacker that has fallen", () => {
  at({
    mine: [group("stormtrooper", { one: { at: "d1", damage: 2 }, two: "a6" })],
    theirs: [group("cara-dune", { cara: "g1" }), group("royal-guard", { guard: "f2" })],
    against: ["ambush", "bodyguard"],
    activating: "one",
  })
    .choose("attack:cara:g1")
    .choose("cc:ambush@cara")
    .choose("e2")
    .event("figure:fell", { figure: "one" })
    .notOffers(["cc:bodyguard@guard"])
    .waits()
    .done();
});

describe("gaining Focus", () => {
  test("while declaring adds its die to this attack", () => {
    at({
      mine: [group("trandoshan-hunter", { one: "d1" })],
      theirs: [luke],
      hand: ["primary-target"],
      me: { affiliation: "mercenary" },
      activating: "one",
      // one die more than the hunter has
      dice: [0, 0, 0, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:primary-target@one")
      .expect(table({ attacks: { 0: { focused: true } } }))
      .waits()
      .done();
  });

  test("after the attack is for the next one", () => {
    at({
      mine: [group("stormtrooper", { one: { at: "d1", conditions: ["focus"] } })],
      theirs: [luke],
      hand: ["focus"],
      activating: "one",
      dice: [4, 4, 4, 0],
    })
      .choose("attack:luke:d3")
      .expect(figure("one", { conditions: [] }))
      .choose("cc:focus@one")
      .expect(figure("one", { conditions: ["focus"] }))
      .waits()
      .done();
  });
});

describe("interrupts", () => {
  const leaving = (hand: readonly string[], against: readonly string[], dice: readonly number[]) =>
    at({
      mine: [group("stormtrooper", { one: { at: "d1", damage: 2 }, two: "a1" })],
      theirs: [group("gaarkhan", { gaarkhan: "d2" })],
      hand,
      against,
      activating: "one",
      points: 2,
      dice,
    })
      .choose("go:c1")
      .choose("cc:parting-blow@gaarkhan");

  test("a figure that falls before it moves does not move, and what was paid stays paid", () => {
    leaving([], ["parting-blow"], [5, 5, 4, 0])
      .event("figure:fell", { figure: "one" })
      .noEvent("figure:moved")
      .expect(figure("gaarkhan", { conditions: ["stun"] }))
      .waits()
      .done();
  });

  test("inside an interrupt are resolved first, then what they interrupted goes on", () => {
    leaving(["dying-lunge"], ["parting-blow"], [5, 5, 4, 0, 5, 5, 0])
      .choose("cc:dying-lunge@one")
      .choose("stop")
      .event("attack:declared", { attacker: "one", defender: "gaarkhan" })
      .event("figure:fell", { figure: "one" })
      .noEvent("figure:moved")
      .expect(figure("gaarkhan", { conditions: ["stun"] }))
      .waits()
      .done();
  });

  test("inside an interrupt inside an interrupt are windows of their own", () => {
    leaving(["dying-lunge"], ["parting-blow", "parry"], [5, 5, 4, 0, 5, 5, 0])
      .choose("cc:dying-lunge@one")
      .choose("stop")
      .asks("kernel:respond", 1)
      .offersExactly(["cc:parry@gaarkhan", "pass"])
      .waits()
      .done();
  });
});

describe("the status phase", () => {
  const last = (me: object, hand: readonly string[] = []) =>
    at({
      mine: [group("isb-infiltrator", { one: "d1" })],
      theirs: [group("luke-skywalker", { luke: "d3" }, { ready: false })],
      hand,
      activating: "one",
      me,
      them: { vp: 10 },
    }).pass();

  test("a card drawn in it is played at the end of the round", () => {
    last({ deck: ["against-the-odds"] })
      .offersExactly(["cc:against-the-odds", "pass"])
      .choose("cc:against-the-odds")
      .choose(["one"])
      .expect(figure("one", { conditions: ["focus"] }))
      .waits()
      .done();
  });

  test("a card drawn in it is too late for its start, and in time for the next round", () => {
    last({ deck: ["cut-lines"] })
      .expect(table({ round: 2 }))
      .waits()
      .done();
    last({ deck: ["take-initiative"] })
      .expect(table({ round: 2 }))
      .offers(["cc:take-initiative"])
      .waits()
      .done();
  });
});

describe("one window for two players", () => {
  test("each acts once, the attacker first, and neither a second time", () => {
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [
        group("luke-skywalker", { luke: { at: "d3", damage: 9 } }),
        group("chewbacca", { chewie: "a6" }, { ready: false }),
      ],
      hand: ["celebration"],
      against: ["debts-repaid"],
      activating: "vader",
      dice: [5, 5, 4, 0],
    })
      .choose("attack:luke:d3")
      .asks("kernel:respond", 0)
      .offersExactly(["cc:celebration", "pass"])
      .pass()
      .asks("kernel:respond", 1)
      .choose("cc:debts-repaid@chewie")
      .expect(table({ sides: { 0: { vp: 7, hand: ["celebration"] } }, figures: { chewie: { conditions: ["focus"] } } }))
      .notOffers(["cc:celebration"])
      .waits()
      .done();
  });

  test("outside attacks the player with the initiative is first", () => {
    at({
      mine: [one],
      theirs: [luke],
      hand: ["dangerous-bargains"],
      against: ["dangerous-bargains"],
      start: "round",
    })
      .asks("kernel:respond", 0)
      .choose("cc:dangerous-bargains")
      .expect(table({ sides: { 0: { vp: 3 }, 1: { vp: 3 } } }))
      .asks("kernel:respond", 1)
      .choose("cc:dangerous-bargains")
      .expect(table({ sides: { 0: { vp: 6 }, 1: { vp: 6 } } }))
      .waits()
      .done();
  });

  test("what keeps a figure from being defeated leaves nothing to answer", () => {
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [group("luke-skywalker", { luke: { at: "d3", damage: 9 } }), group("mhd-19", { medic: "e3" })],
      hand: ["celebration"],
      against: ["miracle-worker"],
      activating: "vader",
      dice: [5, 5, 4, 0],
    })
      .choose("attack:luke:d3")
      .asks("kernel:respond", 1)
      .choose("cc:miracle-worker@medic")
      .noEvent("figure:fell")
      .expect(table({ sides: { 0: { vp: 0, hand: ["celebration"] } } }))
      .notOffers(["cc:celebration"])
      .waits()
      .done();
  });
});
