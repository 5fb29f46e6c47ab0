import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";

const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = group("gideon-argus", { gideon: "f6" });
const vader = (more: object = {}) => group("darth-vader", { vader: { at: "d2", ...more } });
const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
const held = (tokens: Readonly<Record<string, readonly string[]>>) => ({ "power-tokens": { held: tokens } }) as never;

card("advance-warning", () =>
  at({
    mine: [group("imperial-officer", { officer: "d1" }), one()],
    theirs: [luke({ at: "d6" })],
    hand: ["advance-warning"],
    activating: "officer",
  })
    .choose("cc:advance-warning@officer")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { one: { spaces: ["d3"] } } }))
    .waits(),
);

card(
  "apex-predator",
  () =>
    at({
      mine: [group("nexu", { nexu: "d1+e1+d2+e2" })],
      theirs: [luke({ at: "a6" })],
      hand: ["apex-predator"],
      activating: "nexu",
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("block")
      .expect(table({ activation: { points: 2 }, figures: { nexu: { conditions: ["focus", "hide"] } } }))
      .expect(held({ nexu: ["hit", "block"] }))
      .waits(),
  // the next hostile figure that falls close by feeds it
  () =>
    at({
      mine: [group("nexu", { nexu: { at: "d1+e1+d2+e2", damage: 4 } })],
      theirs: [luke({ damage: 9 }), gideon],
      hand: ["apex-predator"],
      activating: "nexu",
      dice: [5, 5, 5, 0],
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("hit")
      .choose("attack:luke:d3")
      .pass()
      .pass()
      .expect(figure("nexu", { damage: 2 }))
      .waits(),
  // so does a large one, of which only the last space is close by
  () =>
    at({
      mine: [group("nexu", { nexu: { at: "e1+f1+e2+f2", damage: 4 } })],
      theirs: [group("bantha-rider", { bantha: { at: "b3+c3+d3+b4+c4+d4", damage: 20 } }), gideon],
      hand: ["apex-predator"],
      activating: "nexu",
      dice: [5, 5, 5],
    })
      .choose("cc:apex-predator@nexu")
      .choose("hit")
      .choose("hit")
      .choose("attack:bantha:d3")
      .pass()
      .pass()
      .expect(figure("nexu", { damage: 2 }))
      .waits(),
);

card("armed-escort", () =>
  at({
    mine: [
      group("probe-droid", { droid: "d1" }),
      one(),
      group("imperial-officer", { at2: "f1", at3: "a1" }, { ready: false }),
    ],
    theirs: [luke()],
    hand: ["armed-escort"],
    activating: "droid",
    dice: [0, 0, 0, 0],
  })
    .choose("cc:armed-escort@droid")
    .value("attack:results", { attacker: "luke", defender: "at2" }, none, { ...none, evade: 1 })
    .value("attack:results", { attacker: "luke", defender: "at3" }, none, none)
    .pass()
    .choose("attack:one:d2")
    .expect(table({ attacks: { 0: { surges: 2 } } }))
    .waits(),
);

const wookiee = (damage: number) =>
  at({
    mine: [group("gaarkhan", { gaarkhan: { at: "d1", damage } })],
    theirs: [luke()],
    hand: ["battle-scars"],
    activating: "gaarkhan",
  })
    .choose("cc:battle-scars@gaarkhan")
    .choose("block");
card(
  "battle-scars",
  () =>
    wookiee(3)
      .choose("hit")
      .expect(held({ gaarkhan: ["block", "hit"] }))
      .offers(["move"])
      .waits(),
  () =>
    wookiee(2)
      .expect(held({ gaarkhan: ["block"] }))
      .offers(["move"])
      .waits(),
);

card(
  "blaze-of-glory",
  () =>
    at({
      mine: [group("ig-88", { ig: "d1" }, { ready: false }), one()],
      theirs: [luke({ at: "a6" })],
      hand: ["blaze-of-glory"],
      activating: "one",
    })
      .pass()
      .choose("cc:blaze-of-glory@ig")
      .expect(table({ groups: { "0.ig-88.0": { ready: true } } }))
      .waits(),
  // and it pays at the end of the round
  () =>
    at({
      mine: [group("ig-88", { ig: "d1" }, { ready: false }), one()],
      theirs: [group("luke-skywalker", { luke: "a6" }, { ready: false })],
      hand: ["blaze-of-glory"],
      activating: "one",
    })
      .pass()
      .choose("cc:blaze-of-glory@ig")
      .pass()
      .expect(figure("ig", { damage: 3 }))
      .waits(),
);

card("cals-buddy", () =>
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [luke({ at: "a6" })],
    hand: ["cals-buddy"],
    activating: "cal",
  })
    .choose("cc:cals-buddy@cal")
    .choose("d2")
    // it activates when he is done
    .pass()
    .expect(table({ activation: { group: "0.cal-kestis.0", figure: "0.bd-1.11.1" } }))
    .expect(figure("0.bd-1.11.1", { card: "bd-1", spaces: ["d2"] }))
    .waits(),
);

card("combat-resupply", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["combat-resupply"], activating: "one", round: 2 })
    .choose("cc:combat-resupply@one")
    .expect(held({ one: ["hit", "hit"] }))
    .waits(),
);

card("dark-energy", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["dark-energy"], activating: "vader" })
    .choose("cc:dark-energy@vader")
    .choose("e4")
    .expect(figure("luke", { damage: 1, spaces: ["e4"] }))
    .waits(),
);

card("deadly-precision", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["deadly-precision"], dice: [2, 2, 2, 5] })
    .choose("cc:deadly-precision@vader")
    .choose("attack:luke:d3")
    .event("attack:resolved", { dealt: 4 })
    .waits(),
);

card("definition-love", () =>
  at({
    mine: [group("hk-47", { hk: "d1" })],
    theirs: [luke({ at: "d6" })],
    hand: ["definition-love"],
    activating: "hk",
    dice: [5, 4, 2],
  })
    .choose("cc:definition-love@hk")
    .expect(table({ activation: { actions: 2 }, figures: { luke: { damage: 2 } } }))
    .waits(),
);

card("draw", () =>
  at({
    mine: [group("vinto-hreeda", { vinto: "d1" })],
    theirs: [luke()],
    hand: ["draw"],
    activating: "vinto",
    dice: [5, 5, 2],
  })
    .choose("cc:draw@vinto")
    .expect(table({ activation: { actions: 2, hasAttacked: false }, figures: { luke: { damage: 2 } } }))
    .waits(),
);

card("droid-mastery", () =>
  at({
    mine: [group("jarrod-kelvin", { jarrod: "d1" })],
    theirs: [luke()],
    hand: ["droid-mastery", "droid-mastery"],
    activating: "jarrod",
    dice: [4, 4, 2],
  })
    .choose("cc:droid-mastery@jarrod")
    .expect(figure("0.j4x-7.11.1", { spaces: ["d1"] }))
    // once it is there it attacks
    .choose("cc:droid-mastery@jarrod")
    .choose("luke@d3")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card("expose-weakness", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["expose-weakness"], activating: "one", dice: [0, 0, 0] })
    .choose("cc:expose-weakness@one")
    .choose("attack:luke:d3")
    .expect(table({ attacks: { 0: { keywords: { pierce: 3 } } } }))
    .waits(),
);

card("fleet-footed", () =>
  at({ mine: [one()], theirs: [luke()], hand: ["fleet-footed"], activating: "one" })
    .choose("cc:fleet-footed@one")
    .expect(table({ activation: { points: 1 } }))
    .waits(),
);

card("fool-me-once", () =>
  at({
    mine: [group("isb-infiltrator", { spy: "d1" })],
    theirs: [luke()],
    hand: ["fool-me-once"],
    me: { deck: ["focus"] },
    them: { discard: ["blitz", "parry"] },
    activating: "spy",
  })
    .choose("cc:fool-me-once@spy")
    .choose(0)
    .expect(table({ figures: { spy: { damage: 2 } }, sides: { 0: { hand: ["focus"] }, 1: { discard: [] } } }))
    .waits(),
);

card("force-push", () =>
  at({
    mine: [group("diala-passil", { diala: "d1" })],
    theirs: [luke()],
    hand: ["force-push"],
    activating: "diala",
  })
    .choose("cc:force-push@diala")
    .choose("d5")
    .expect(figure("luke", { spaces: ["d5"] }))
    .waits(),
);

card("force-rush", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["force-rush"] })
    .choose("cc:force-rush@vader")
    .expect(table({ activation: { points: 2 } }))
    .waits(),
);

card("force-surge", () =>
  at({ mine: [vader({ at: "d1" })], theirs: [luke()], hand: ["force-surge"], activating: "vader" })
    .pass()
    .choose("cc:force-surge@vader")
    .choose("d2")
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card("grisly-contest", () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["grisly-contest"], activating: "vader" })
    .choose("cc:grisly-contest@vader")
    .expect(table({ figures: { luke: { damage: 2 }, vader: { damage: 2 } } }))
    .waits(),
);
