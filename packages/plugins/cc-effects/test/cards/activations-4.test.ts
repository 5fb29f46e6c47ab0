import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = group("gideon-argus", { gideon: "f6" });
const vader = (more: object = {}) => group("darth-vader", { vader: { at: "d2", ...more } });
const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
const gun = (more: object = {}) => group("hired-gun", { gun: { at: "d2", ...more } });
const held = (tokens: Readonly<Record<string, readonly string[]>>) => ({ "power-tokens": { held: tokens } }) as never;

const bane = () =>
  at({
    mine: [group("cad-bane", { bane: "d1" })],
    theirs: [luke({ at: "d5" }), gideon],
    hand: ["still-faster-than-you"],
    turn: 1,
    dice: [5, 3, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("cc:still-faster-than-you@bane");
card(
  "still-faster-than-you",
  () =>
    bane()
      .choose(0)
      .choose("e3")
      .expect(figure("bane", { spaces: ["e3"] }))
      .expect(figure("gideon", { damage: 4 }))
      .waits(),
  () =>
    bane()
      .choose(1)
      .choose("d2")
      .expect(figure("bane", { spaces: ["d2"] }))
      .expect(figure("gideon", { damage: 4 }))
      .waits(),
);

card("survival-instincts", () =>
  at({ mine: [group("loth-cat", { cat: "d2" })], theirs: [luke()], hand: ["survival-instincts"], dice: [4, 5, 0, 0] })
    .choose("cc:survival-instincts@cat")
    .pass()
    .choose("attack:cat:d2")
    .event("attack:resolved", { dealt: 2 })
    .waits(),
);

card(
  "all-in-a-days-work",
  () =>
    at({
      mine: [group("saska-teft", { saska: { at: "g5" } })],
      theirs: [luke()],
      hand: ["all-in-a-days-work"],
      activating: "saska",
    })
      .choose("open:door-1")
      .choose("cc:all-in-a-days-work@saska")
      .expect(table({ activation: { actions: 2 }, figures: { saska: { conditions: ["focus"] } } }))
      .waits(),
  // not after moving
  () =>
    at({
      mine: [group("saska-teft", { saska: "h4" })],
      theirs: [luke()],
      hand: ["all-in-a-days-work"],
      activating: "saska",
    })
      .choose("move")
      .expect(table({ activation: { actions: 1 } }))
      .waits(),
);

card("to-the-limit", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["to-the-limit", "grenadier"], activating: "one", dice: [0] })
    .choose("cc:grenadier@one")
    .choose("d5")
    .choose("cc:to-the-limit@one")
    .expect(table({ activation: { actions: 2 }, figures: { one: { conditions: [] } } }))
    .choose("move")
    .expect(table({ activation: { actions: 1 }, figures: { one: { conditions: ["stun"] } } }))
    .waits(),
);

card("toxic-dart", () =>
  at({ mine: [gun()], theirs: [luke()], hand: ["toxic-dart"], activating: "gun" })
    .choose("cc:toxic-dart@gun")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);

card("veteran-instincts", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["veteran-instincts"], activating: "vader" })
    .choose("cc:veteran-instincts@vader")
    .choose(1)
    .choose(0)
    .expect(held({ vader: ["surge", "block"] }))
    .waits(),
);

card("wild-fury", () =>
  at({
    mine: [group("gaarkhan", { gaarkhan: "d2" })],
    theirs: [luke()],
    hand: ["wild-fury"],
    activating: "gaarkhan",
    dice: [1, 0, 2, 4, 2, 1, 0, 2, 2],
  })
    .choose("cc:wild-fury@gaarkhan")
    .choose("attack:luke:d3")
    .choose("attack:luke:d3")
    .pass()
    .expect(figure("gaarkhan", { conditions: ["stun", "bleed"] }))
    .waits(),
);

card("worth-every-credit", () =>
  at({
    mine: [gun({ conditions: ["bleed"] })],
    theirs: [luke({ damage: 9 }), gideon],
    hand: ["worth-every-credit"],
    activating: "gun",
    dice: [5, 4, 0],
  })
    .choose("cc:worth-every-credit@gun")
    .expect(table({ activation: { points: 2 }, figures: { gun: { conditions: [] } } }))
    .choose("attack:luke:d3")
    .expect(table({ sides: { 0: { vp: 9 } } }))
    .waits(),
);
