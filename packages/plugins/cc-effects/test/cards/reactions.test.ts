import { card } from "../card.js";
import { at, group, table } from "../position.js";

const one = [group("stormtrooper", { one: "d1" })];
const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });

const rebel = { affiliation: "rebel" };
const mercenary = { affiliation: "mercenary" };
const tokens = (held: object) => ({ "power-tokens": { held } }) as never;
/** My figure moves to d2, next to theirs at d3, who has the card. */
const entered = (card: string, who: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    mine: one,
    theirs: [group(who, { they: "d3" })],
    against: [card],
    activating: "one",
    points: 2,
    ...more,
  }).choose("go:d2");
/** Vader strikes mine down at d1. */
const slain = (hand: string, mine: Parameters<typeof at>[0]["mine"], more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    mine,
    theirs: [group("darth-vader", { vader: "d2" })],
    hand: [hand],
    activating: "vader",
    turn: 1,
    dice: [5, 5, 4, 0],
    ...more,
  });

card("crush", () =>
  at({
    mine: [group("rancor", { rancor: "a1+b1+a2+b2+a3+b3" })],
    theirs: [group("luke-skywalker", { luke: "c2" })],
    hand: ["crush"],
    activating: "rancor",
    points: 1,
  })
    .choose("go:b1+c1+b2+c2+b3+c3")
    .choose("cc:crush@rancor")
    .expect(table({ figures: { luke: { damage: 4 } } }))
    .waits(),
);

card("debts-repaid", () =>
  slain(
    "debts-repaid",
    [group("stormtrooper", { one: "d1" }), group("chewbacca", { chewie: "a1" }, { ready: false })],
    {
      me: rebel,
    },
  )
    .choose("attack:one:d1")
    .choose("cc:debts-repaid@chewie")
    .expect(table({ groups: { "0.chewbacca.1": { ready: true } }, figures: { chewie: { conditions: ["focus"] } } }))
    .waits(),
);

card(
  "dirty-trick",
  () =>
    entered("dirty-trick", "greedo", { them: mercenary })
      .choose("cc:dirty-trick@they")
      .asks("do:one-of", 0)
      .choose(1)
      .expect(table({ figures: { one: { conditions: ["stun"] } } }))
      .waits(),
  () =>
    entered("dirty-trick", "greedo", { them: mercenary, mine: [group("gaarkhan", { one: "d1" })] })
      .choose("cc:dirty-trick@they")
      .choose(0)
      .expect(table({ figures: { one: { damage: 3 } } }))
      .waits(),
);

card("disengage", () =>
  entered("disengage", "mak-eshkarey")
    .choose("cc:disengage@they")
    .event("points:gained", { figure: "they", amount: 3 })
    .choose("d4")
    .expect(table({ figures: { they: { spaces: ["d4"] } } }))
    .waits(),
);

card("disorient", () =>
  at({
    mine: one,
    theirs: [luke({ conditions: ["focus", "hide"] })],
    hand: ["disorient"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:disorient")
    .choose(1)
    .expect(table({ figures: { luke: { conditions: ["focus"], damage: 5 } } }))
    .waits(),
);

card("dying-lunge", () =>
  slain("dying-lunge", [group("stormtrooper", { one: "d1", two: "a1" })], { dice: [5, 5, 4, 0, 5, 5, 0, 0] })
    .choose("attack:one:d1")
    .choose("cc:dying-lunge@one")
    .choose("stop")
    .event("attack:declared", { attacker: "one", defender: "vader" })
    .event("figure:fell", { figure: "one" })
    .waits(),
);

const protect = (dice: readonly number[]) =>
  slain("extra-protection", [group("chewbacca", { chewie: "d1" }), group("onar-koma", { onar: "c1" })], {
    me: mercenary,
    dice,
  }).choose("attack:chewie:d1");
card(
  "extra-protection",
  () =>
    protect([5, 5, 4, 0, 0, 5, 5, 5, 0, 0])
      .choose("cc:extra-protection@onar")
      .offers(["c3"])
      .notOffers(["c4"])
      .choose("stop")
      .event("attack:declared", { attacker: "onar", defender: "vader" })
      .waits(),
  () => protect([1, 1, 0, 0, 0]).pass().event("attack:hit", { damage: 3 }).offers(["cc:extra-protection@onar"]).waits(),
  // two damage are too few
  () =>
    protect([0, 1, 0, 0, 0]).pass().event("attack:hit", { damage: 2 }).notOffers(["cc:extra-protection@onar"]).waits(),
);

card("final-stand", () =>
  slain("final-stand", [group("stormtrooper", { one: "d1" }), group("baze-malbus", { baze: "c1" })], {
    me: rebel,
    dice: [5, 5, 4, 0, 5, 5, 4, 0, 0],
  })
    .choose("attack:one:d1")
    .choose("cc:final-stand@baze")
    .choose("stop")
    .choose("hit")
    .event("attack:declared", { attacker: "baze", defender: "vader" })
    .pass()
    .event("figure:fell", { figure: "one" })
    .waits(),
);

card(
  "i-can-feel-it",
  () =>
    at({ mine: [group("darth-vader", { vader: "d2" })], theirs: [luke()], hand: ["i-can-feel-it"] })
      .choose("cc:i-can-feel-it@vader")
      .expect(table({ sides: { 0: { vp: 1 } }, activation: { actions: 1 } }))
      .waits(),
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [luke()],
      against: ["i-can-feel-it"],
      dice: [0, 0, 0, 5, 1],
    })
      .choose("attack:luke:d3")
      .choose("cc:i-can-feel-it@luke")
      .event("attack:rerolled", { die: "white", from: 5, to: 1 })
      .waits(),
  () =>
    at({
      mine: [group("darth-vader", { vader: "d2" })],
      theirs: [luke()],
      hand: ["i-can-feel-it"],
      dice: [0, 0, 0, 0, 5],
    })
      .choose("attack:luke:d3")
      .choose("cc:i-can-feel-it@vader")
      .offersExactly([0, 1, 2])
      .choose([1])
      .event("attack:rerolled", { die: "red", from: 0, to: 5 })
      .waits(),
);

card(
  "learn-by-example",
  () =>
    at({
      mine: [group("ezra-bridger", { ezra: "d2" })],
      theirs: [luke()],
      hand: ["learn-by-example"],
      me: rebel,
      them: { discard: ["i-can-feel-it", "blitz"] },
    })
      .choose("cc:learn-by-example/i-can-feel-it@ezra")
      .expect(
        table({ sides: { 0: { vp: 1, discard: ["learn-by-example"] }, 1: { discard: ["i-can-feel-it", "blitz"] } } }),
      )
      .waits(),
  () =>
    at({
      mine: [group("ezra-bridger", { ezra: "d2" })],
      theirs: [luke()],
      hand: ["learn-by-example"],
      me: rebel,
      them: { discard: ["blitz"] },
    })
      .notOffers(["cc:learn-by-example/blitz@ezra"])
      .waits(),
);

card("miracle-worker", () =>
  slain("miracle-worker", [group("stormtrooper", { one: "d1" }), group("mhd-19", { medic: "a1" })], { me: rebel })
    .choose("attack:one:d1")
    .choose("cc:miracle-worker@medic")
    .expect(table({ figures: { one: { damage: 0 } } }))
    .waits(),
);

card("opportunistic", () =>
  at({
    mine: [group("hired-gun", { gun: "d1" })],
    theirs: [luke()],
    hand: ["opportunistic"],
    activating: "gun",
    me: mercenary,
    dice: [5, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:opportunistic@gun")
    .expect(table({ activation: { points: 3 } }))
    .waits(),
);

card("paid-in-beskar", () =>
  at({
    mine: [group("greedo", { greedo: "d1" })],
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["paid-in-beskar"],
    activating: "greedo",
    me: mercenary,
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:paid-in-beskar@greedo")
    .expect(tokens({ greedo: ["block", "block"] }))
    .waits(),
);

card("retaliation", () =>
  slain("retaliation", [group("stormtrooper", { one: "d1" }), group("royal-guard", { guard: "a1" })])
    .choose("attack:one:d1")
    .choose("cc:retaliation@guard")
    .choose(1)
    .expect(tokens({ guard: ["hit", "hit"] }))
    .waits(),
);

card("self-defense", () =>
  entered("self-defense", "luke-skywalker")
    .choose("cc:self-defense@they")
    .expect(table({ figures: { one: { damage: 1 } } }))
    .waits(),
);

card("slippery-target", () =>
  entered("slippery-target", "greedo", { them: mercenary })
    .choose("cc:slippery-target@they")
    .event("points:gained", { figure: "they", amount: 5 })
    .choose("f5")
    .expect(table({ figures: { they: { spaces: ["f5"] } } }))
    .waits(),
);

card("celebration", () =>
  at({
    mine: one,
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "f6" })],
    hand: ["celebration"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:celebration")
    // and seven for Luke himself
    .expect(table({ sides: { 0: { vp: 11 } } }))
    .waits(),
);

card("parting-blow", () =>
  at({
    mine: one,
    theirs: [group("gaarkhan", { gaarkhan: "d2" })],
    against: ["parting-blow"],
    activating: "one",
    points: 2,
    dice: [1, 0, 2, 4],
  })
    .choose("go:c1")
    .choose("cc:parting-blow@gaarkhan")
    .event("attack:resolved", { attacker: "gaarkhan", defender: "one" })
    .expect(table({ figures: { gaarkhan: { conditions: ["stun"] }, one: { spaces: ["c1"] } } }))
    .waits(),
);
