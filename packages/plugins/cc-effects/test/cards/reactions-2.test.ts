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
    .waits(),
);

card("windfall", () =>
  at({
    mine: [group("doctor-aphra", { aphra: "d1" })],
    theirs: [group("greedo", { greedo: "d3" })],
    hand: ["windfall"],
    against: ["dirty-trick"],
    activating: "aphra",
    points: 2,
    me: { ...mercenary, deck: ["black-market-prices", "blitz", "focus"] },
    them: mercenary,
  })
    .choose("go:d2")
    .choose("cc:dirty-trick@greedo")
    .choose(0)
    .choose(1)
    .choose("cc:windfall@aphra")
    .expect(table({ sides: { 0: { vp: 1 } } }))
    .waits(),
);

card("of-no-importance", () =>
  slain("of-no-importance", [group("stormtrooper", { one: "d1", two: "a1" })])
    .choose("attack:one:d1")
    .choose("cc:of-no-importance")
    .expect(table({ sides: { 1: { vp: 0 } } }))
    .waits(),
);

card("lord-of-the-sith", () =>
  at({
    game: fullGame,
    mine: [group("stormtrooper", { one: "c1" }), group("darth-vader", { vader: "d2" })],
    theirs: [luke({ damage: 9 }), group("gideon-argus", { gideon: "e3" })],
    hand: ["lord-of-the-sith"],
    activating: "one",
    dice: [5, 5, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:lord-of-the-sith@vader")
    .choose("stop")
    .choose(0)
    .expect(table({ figures: { gideon: { damage: 3 } } }))
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
    .expect(table({ attacks: { 0: { keywords: { cleave: [2] } } } }))
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
    .choose(0)
    .expect(table({ attacks: { 0: { focused: true, keywords: { cleave: [2] } } } }))
    .waits(),
);
