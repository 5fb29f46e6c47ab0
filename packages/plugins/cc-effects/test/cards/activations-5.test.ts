import { card } from "../card.js";
import { at, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = (space: string) => group("gideon-argus", { gideon: space });
const vader = (more: object = {}) => group("darth-vader", { vader: { at: "d2", ...more } });
const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
const officer = group("imperial-officer", { officer: "d1" });
const jet = group("jet-trooper", { jet: "d2" });

const aimed = (hand: readonly string[]) =>
  at({
    mine: [group("bt-1", { bt: "d1" }), group("stormtrooper", { one: "c2", two: "d2", three: "e2" })],
    theirs: [luke(), gideon("a1")],
    hand,
    activating: "bt",
  })
    .choose("cc:ballistics-matrix@bt")
    .notOffers(["attack:luke:d3"]);
card(
  "ballistics-matrix",
  () =>
    aimed(["ballistics-matrix"])
      .choose("cc:ballistics-matrix#at0@bt")
      .offers(["attack:luke:d3"])
      .notOffers(["cc:ballistics-matrix#at0@bt"])
      .waits(),
  // an attack inside a special action: before its target is chosen
  () =>
    aimed(["ballistics-matrix", "cruel-strike"])
      .choose("cc:cruel-strike@bt")
      .choose("cc:ballistics-matrix#at1@bt")
      .offersExactly(["luke@d3", "gideon@a1"])
      .waits(),
);

const spy = (space: string) =>
  at({
    mine: [group("isb-infiltrator", { spy: space })],
    theirs: [luke({ at: "a1" })],
    hand: ["behind-enemy-lines"],
    them: { deck: ["blitz", "focus", "parry", "rally"] },
    activating: "spy",
  });
card(
  "behind-enemy-lines",
  () =>
    spy("d6")
      .choose("cc:behind-enemy-lines@spy")
      .choose("blitz>top")
      .choose("focus>top")
      .choose("parry>top")
      .expect(table({ sides: { 1: { deck: ["parry", "focus", "blitz", "rally"] } } }))
      .offers(["move"])
      .waits(),
  () => spy("d5").explains("cc:behind-enemy-lines", "cc:condition").waits(),
);

const jyn = (hand: readonly string[], deck: readonly string[]) =>
  at({
    mine: [group("jyn-erso", { jyn: "d1" })],
    theirs: [vader({ at: "d6" })],
    hand,
    me: { deck },
    them: { discard: ["rally"] },
    activating: "jyn",
  });
card(
  "built-on-hope",
  () =>
    jyn(["built-on-hope"], ["blitz", "focus", "parry", "rally"])
      .choose("cc:built-on-hope@jyn")
      .offersExactly(["blitz", "focus", "parry"])
      .choose("focus")
      .choose("parry>bottom")
      .choose("blitz>top")
      .expect(table({ sides: { 0: { hand: ["focus"], deck: ["blitz", "rally", "parry"] } } }))
      .offers(["move"])
      .waits(),
  // milled for strain it comes to hand
  () =>
    jyn(["fool-me-once"], ["built-on-hope"])
      .choose("cc:fool-me-once@jyn")
      .choose(1)
      .expect(table({ sides: { 0: { hand: ["built-on-hope"], deck: [], discard: ["fool-me-once"] } } }))
      .waits(),
);

card(
  "change-of-plans",
  () =>
    at({
      mine: [officer, vader()],
      theirs: [luke({ at: "d6" })],
      hand: ["change-of-plans"],
      activating: "officer",
    })
      .pass()
      .choose("cc:change-of-plans")
      .expect(table({ groups: { "0.imperial-officer.0": { ready: true }, "0.darth-vader.1": { ready: false } } }))
      .waits(),
  // no trait in common, no exchange
  () =>
    at({ mine: [officer, one()], theirs: [luke({ at: "d6" })], hand: ["change-of-plans"], activating: "officer" })
      .pass()
      .expect(table({ activation: { figure: "luke" } }))
      .waits(),
);

const saxon = (hand: readonly string[], affiliation: string, ready: boolean, dice: readonly number[] = []) =>
  at({
    mine: [group("gar-saxon", { gar: "d1" }), jet],
    theirs: [group("luke-skywalker", { luke: "d3" }, { ready })],
    hand,
    me: { affiliation },
    activating: "gar",
    dice,
  }).choose("cc:choose-a-side@gar");
card(
  "choose-a-side",
  // the shield: a spent block token is an evade too
  () =>
    saxon(["choose-a-side", "prepared-for-battle"], "mercenary", true, [0, 0, 0, 0])
      .choose("cc:prepared-for-battle@gar")
      .pass()
      .choose("attack:jet:d2")
      .choose("token:block")
      .expect(table({ attacks: { 0: { surges: 2 } } }))
      .waits(),
  // the flamethrower: a special action
  () =>
    saxon(["choose-a-side"], "imperial", false)
      .pass()
      .choose("lent:cc:choose-a-side#at0@jet")
      .choose("d4")
      .expect(table({ activation: { actions: 1 }, figures: { luke: { damage: 2 } } }))
      .notOffers(["lent:cc:choose-a-side#at0@jet"])
      .waits(),
);

card("close-and-personal", () =>
  at({
    mine: [group("biv-bodhrik", { biv: "d1" })],
    theirs: [luke({ at: "d4" })],
    hand: ["close-and-personal"],
    activating: "biv",
    dice: [3, 1, 0],
  })
    .choose("cc:close-and-personal@biv")
    .choose("d3")
    .expect(table({ attacks: { 0: { type: "melee", surges: 2, keywords: { pierce: 1 } } } }))
    .offersExactly(["cc:close-and-personal:0", "cc:close-and-personal:1", "pass"])
    .waits(),
);

card("forbidden-knowledge", () =>
  at({
    mine: [group("taron-malicos", { taron: { at: "d1", damage: 3, conditions: ["bleed"] } })],
    theirs: [luke()],
    hand: ["forbidden-knowledge", "blitz"],
    me: { deck: ["focus"] },
  })
    .choose("cc:forbidden-knowledge@taron")
    .choose(["blitz", "focus"])
    .expect(table({ activation: { points: 2 }, figures: { taron: { damage: 1, conditions: [] } } }))
    .waits(),
);

const thrawn = (card: string, second = "celebration") =>
  at({
    mine: [group("thrawn", { thrawn: "d1" })],
    theirs: [luke()],
    hand: ["foresee"],
    me: { deck: ["parry"] },
    them: { deck: ["blitz", second, "assassinate"], discard: [] },
    activating: "thrawn",
  })
    .choose("cc:foresee@thrawn")
    .offersExactly(["blitz", second])
    .choose(card);
card(
  "foresee",
  () =>
    thrawn("blitz")
      .expect(
        table({ sides: { 0: { hand: ["parry"] }, 1: { deck: ["celebration", "assassinate"], discard: ["blitz"] } } }),
      )
      .waits(),
  // one of two brings no card
  () =>
    thrawn("parting-blow", "parting-blow")
      .expect(table({ sides: { 0: { hand: [] }, 1: { discard: ["parting-blow"] } } }))
      .waits(),
);

card("forward-march", () =>
  at({
    mine: [group("jet-trooper", { jet: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["forward-march"],
    activating: "jet",
  })
    .choose("cc:forward-march@jet")
    .choose("one")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { one: { spaces: ["d3"] } } }))
    .waits(),
);

card("intelligence-leak", () =>
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke()],
    hand: ["intelligence-leak"],
    against: ["blitz", "focus"],
    activating: "spy",
  })
    .choose("cc:intelligence-leak@spy")
    .offersExactly(["blitz", "focus", "none"])
    .choose("blitz")
    .expect(table({ figures: { spy: { damage: 1 } }, sides: { 1: { hand: ["focus"], discard: ["blitz"] } } }))
    .waits(),
);

card("karabast", () =>
  at({
    mine: [group("zeb-orrelios", { zeb: { at: "d1", damage: 2 } })],
    theirs: [luke(), gideon("e3")],
    hand: ["karabast"],
    activating: "zeb",
  })
    .choose("cc:karabast@zeb")
    .choose(["luke", "gideon"])
    .expect(table({ figures: { luke: { damage: 1 }, gideon: { damage: 1 } } }))
    .waits(),
);

const asajj = (space: string, dice: readonly number[] = []) =>
  at({
    mine: [group("asajj-ventress", { asajj: "d1" })],
    theirs: [luke({ at: space })],
    hand: ["no-cheating"],
    turn: 1,
    dice,
  }).choose("cc:no-cheating@asajj");
card(
  "no-cheating",
  () => asajj("d4").notOffers(["attack:asajj:d1"]).waits(),
  () =>
    asajj("d2", [0, 0, 0])
      .choose("attack:asajj:d1")
      .offersExactly(["blue", "green", "yellow"])
      .choose("blue")
      .expect(table({ attacks: { 0: { type: "melee", surges: 2 } } }))
      .waits(),
);
