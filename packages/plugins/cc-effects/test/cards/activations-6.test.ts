import { card } from "../card.js";
import { at, figure, fullGame, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = (space: string) => group("gideon-argus", { gideon: space });
const one = (more: object = {}) => group("stormtrooper", { one: { at: "d2", ...more } });
const officer = group("imperial-officer", { officer: "d1" });

const murne = (hand: readonly string[]) =>
  at({
    game: fullGame,
    mine: [group("murne-rin", { murne: "d1" })],
    theirs: [group("general-sorin", { sorin: "d6" })],
    hand,
  });
card(
  "fatal-deception",
  () =>
    murne(["fatal-deception"])
      .choose("cc:fatal-deception@murne")
      .choose("dc_special:Murne Rin:0")
      .choose(0)
      .choose("d5")
      .expect(figure("sorin", { spaces: ["d5"] }))
      .waits(),
  // without it he costs too much and is too far away
  () => murne([]).notOffers(["dc_special:Murne Rin:0"]).waits(),
);

card("overrun", () =>
  at({ mine: [group("jet-trooper", { jet: "d1" })], theirs: [luke({ at: "d2" })], hand: ["overrun"] })
    .choose("cc:overrun@jet")
    .choose("move")
    .choose("go:d3")
    .choose("go:d1")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

card("provoke", () =>
  at({ mine: [one(), officer], theirs: [luke(), gideon("f6")], hand: ["provoke"], activating: "one" })
    .pass()
    .choose("cc:provoke")
    .expect(table({ activation: { figure: "luke" } }))
    .waits(),
);

card("rank-and-file", () =>
  at({
    mine: [group("stormtrooper", { one: "d1", two: "d2" })],
    theirs: [luke({ at: "d6" })],
    hand: ["rank-and-file"],
  })
    .choose("one")
    .choose("cc:rank-and-file@one")
    .choose("two")
    .choose("d3")
    .expect(table({ activation: { points: 1 }, figures: { two: { spaces: ["d3"] } } }))
    .waits(),
);

card("single-purpose", () =>
  at({
    mine: [one({ at: "d1" })],
    theirs: [luke()],
    hand: ["single-purpose", "grenadier", "grenadier"],
    dice: [0, 0],
  })
    .choose("cc:single-purpose@one")
    .choose("cc:grenadier@one")
    .choose("d4")
    .choose("cc:grenadier@one")
    .choose("d4")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

card("squad-swarm", () =>
  at({
    mine: [group("stormtrooper", { one: "d2" }), group("stormtrooper", { two: "e1" }), officer],
    theirs: [luke({ at: "d6" })],
    hand: ["squad-swarm"],
    activating: "one",
  })
    .pass()
    .choose("cc:squad-swarm")
    .expect(table({ activation: { figure: "two" } }))
    .waits(),
);

card(
  "strength-in-numbers",
  () =>
    at({
      mine: [officer, one()],
      theirs: [luke({ at: "d6" })],
      hand: ["strength-in-numbers"],
      activating: "officer",
    })
      .pass()
      .choose("cc:strength-in-numbers")
      .expect(table({ activation: { figure: "one" } }))
      .waits(),
  // twelve at most
  () =>
    at({
      mine: [officer, group("darth-vader", { vader: "d2" })],
      theirs: [luke({ at: "d6" })],
      hand: ["strength-in-numbers"],
      activating: "officer",
    })
      .pass()
      .expect(table({ activation: { figure: "luke" } }))
      .waits(),
);

const guard = (their: ReturnType<typeof group>, against: readonly string[], dice: readonly number[] = []) =>
  at({
    mine: [group("royal-guard", { guard: "d2" })],
    theirs: [their],
    hand: ["take-position"],
    against,
    activating: "guard",
    dice,
  })
    .choose("cc:take-position@guard")
    .pass();
card(
  "take-position",
  () => guard(luke(), [], [4, 5, 2, 0]).choose("attack:guard:d2").event("attack:resolved", { dealt: 3 }).waits(),
  () =>
    guard(group("diala-passil", { diala: "d3" }), ["force-push"])
      .choose("cc:force-push@diala")
      .expect(figure("guard", { spaces: ["d2"] }))
      .waits(),
);

card("terminal-protocol", () =>
  at({
    mine: [group("probe-droid", { droid: "d2" }), one({ at: "a1" })],
    theirs: [luke()],
    hand: ["terminal-protocol"],
    activating: "droid",
    mission: "b",
    dice: [3],
  })
    .choose("cc:terminal-protocol@droid")
    .expect(table({ figures: { luke: { damage: 2 }, one: { damage: 0 } }, objects: { "dummy-1": { damage: 2 } } }))
    .expect(table({ sides: { 1: { vp: 3 } } }))
    .waits(),
);
