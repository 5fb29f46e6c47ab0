import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });

const rebel = { affiliation: "rebel" };
const mercenary = { affiliation: "mercenary" };
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

card("disarm", () =>
  at({
    mine: [group("krrsantan", { krr: "d2" })],
    theirs: [luke()],
    hand: ["disarm"],
    activating: "krr",
    me: mercenary,
    dice: [5, 3, 3, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:disarm@krr")
    .expect(
      table({
        figures: { luke: { damage: 8, conditions: ["bleed", "weaken"] } },
        sides: { 0: { played: ["disarm"] } },
      }),
    )
    .pass()
    // his activation ends, and Weakened does not
    .pass()
    .expect(table({ round: 2, figures: { luke: { conditions: ["bleed", "weaken"] } } }))
    .waits(),
);

/** Strain discards the top card of Aphra's deck. */
const strained = (hand: readonly string[], deck: readonly string[]) =>
  at({
    mine: [group("doctor-aphra", { aphra: "d1" })],
    theirs: [group("greedo", { greedo: "d3" })],
    hand,
    against: ["dirty-trick"],
    activating: "aphra",
    points: 2,
    me: { ...mercenary, deck },
    them: mercenary,
  })
    .choose("go:d2")
    .choose("cc:dirty-trick@greedo")
    .choose(0)
    .choose(1);
card(
  "windfall",
  () =>
    strained(["windfall"], ["parting-blow", "blitz"])
      .choose("cc:windfall@aphra")
      .expect(table({ sides: { 0: { vp: 2, discard: ["parting-blow", "windfall"] } } }))
      .waits(),
  () =>
    strained(["windfall"], ["blitz", "rally"])
      .choose("cc:windfall@aphra")
      .expect(table({ sides: { 0: { vp: 1 } } }))
      .waits(),
  // when it is discarded itself, a point
  () =>
    strained([], ["windfall", "blitz"])
      .expect(table({ sides: { 0: { vp: 1, discard: ["windfall"] } } }))
      .waits(),
  // nothing for a card that costs nothing
  () => strained(["windfall"], ["rally", "blitz"]).notOffers(["cc:windfall@aphra"]).waits(),
);

card("of-no-importance", () =>
  slain("of-no-importance", [group("stormtrooper", { one: "d1", two: "a1" })])
    .choose("attack:one:d1")
    .choose("cc:of-no-importance")
    .expect(table({ sides: { 1: { vp: 0 } } }))
    .waits(),
);

const risen = (dice: readonly number[]) =>
  at({
    game: fullGame,
    mine: [group("stormtrooper", { one: "c1" }), group("darth-vader", { vader: "d2" })],
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "e3" })],
    hand: ["lord-of-the-sith"],
    activating: "one",
    dice,
  })
    .choose("attack:luke:d3")
    .choose("cc:lord-of-the-sith@vader")
    .offers(["d4"])
    .notOffers(["d5"])
    .choose("stop");
card(
  "lord-of-the-sith",
  () =>
    risen([5, 5, 0])
      .choose(0)
      .expect(table({ figures: { gideon: { damage: 3 } } }))
      .waits(),
  // an attack with a die less
  () =>
    risen([5, 5, 0, 0, 0, 0])
      .choose(1)
      .offersExactly(["red", "yellow"])
      .choose("yellow")
      .event("attack:rolled", { dice: ["red", "red", "black"].map((die) => ({ die, face: 0 })) })
      .waits(),
);

/** A special action of mine at d1 against Luke at d3, with a card in hand. */
const special = (hand: string, who: string, ability: string, more: Partial<Parameters<typeof at>[0]> = {}) =>
  at({
    game: fullGame,
    mine: [group(who, { me: "d1" })],
    theirs: [luke()],
    hand: [hand],
    activating: "me",
    ...more,
  }).choose(ability);

card("hunt-them-down", () =>
  special("hunt-them-down", "the-grand-inquisitor", "dc_special:The Grand Inquisitor:0", { dice: [0, 0, 0, 0] })
    .choose("cc:hunt-them-down@me")
    .expect(
      table({
        attacks: {
          0: {
            keywords: { cleave: [2] },
            modifiers: { 1: { symbol: "accuracy", amount: 2, by: "cc:hunt-them-down" } },
          },
        },
      }),
    )
    .waits(),
);

card("trandoshan-terror", () =>
  special("trandoshan-terror", "bossk", "dc_special:Bossk:0", { me: mercenary, dice: [0, 0, 0, 0] })
    .choose("cc:trandoshan-terror@me")
    .expect(table({ attacks: { 0: { changes: [{ die: "yellow", amount: 1, by: "cc:trandoshan-terror" }] } } }))
    .waits(),
);

card("master-operative", () =>
  special("master-operative", "verena-talos", "dc_special:Verena Talos:0", {
    mine: [group("verena-talos", { me: "d2" })],
    me: rebel,
    dice: [0, 0, 0, 0],
  })
    .choose("stop")
    .choose("cc:master-operative@me")
    .expect(
      table({
        attacks: {
          0: {
            focused: true,
            modifiers: [
              { symbol: "accuracy", amount: 1, by: "dc_special:Verena Talos:0" },
              { symbol: "surge", amount: 1, by: "cc:master-operative" },
            ],
          },
        },
      }),
    )
    .waits(),
);

card("guild-programming", () =>
  special("guild-programming", "ig-11", "dc_special:IG-11:0", { me: mercenary, dice: [0, 0, 0, 0, 0] })
    .choose("cc:guild-programming@me")
    .expect(table({ attacks: { 0: { focused: true } } }))
    .waits(),
);

card("unlimited-power", () =>
  at({
    game: fullGame,
    mine: [group("emperor-palpatine", { emperor: "a1" }), group("stormtrooper", { one: "f1" })],
    theirs: [luke()],
    hand: ["unlimited-power"],
    activating: "emperor",
    dice: [5, 5, 0],
  })
    .pass()
    .choose("cc:unlimited-power@emperor")
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 3 } } }))
    .notOffers(["emperor#at0@emperor"])
    .waits(),
);

card("wreak-vengeance", () =>
  at({
    game: fullGame,
    mine: [group("maul", { maul: "d2" })],
    theirs: [luke()],
    hand: ["wreak-vengeance"],
    activating: "maul",
    me: mercenary,
    dice: [0, 0, 0, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:wreak-vengeance@maul")
    .choose(1)
    .expect(table({ attacks: { 0: { focused: true, keywords: { cleave: [2] } } } }))
    .waits(),
);
