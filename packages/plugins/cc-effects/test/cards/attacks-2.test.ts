import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { card } from "../card.js";
import { type At, at, figure, gameOf, group, table } from "../position.js";
import { attacker, braved, dealt, luke, shot } from "./shots.js";

const rebel = { affiliation: "rebel" };
const mercenary = { affiliation: "mercenary" };

/** An attack in nobody's activation: a card of the start of the round that says no more than that. */
const offTurn = gameOf({
  "attacks.json": commandEffects["command-effects/attacks.json"],
  "off-turn.json": {
    source: "this test",
    abilities: {
      adrenaline: {
        type: "ccEffect",
        steps: [
          { type: "do:choose", from: { side: "friendly" } },
          { type: "do:attack", by: "target", as: "victim" },
        ],
      },
    },
  },
});

card("honoring-the-fallen", () =>
  at({
    mine: [...attacker("migs-mayfeld"), group("stormtrooper", { two: { at: "c3", damage: 2 }, three: "a1" })],
    theirs: [luke],
    hand: ["honoring-the-fallen"],
    me: mercenary,
    turn: 1,
    dice: [4, 4, 2, 0, 4, 4, 2, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("attack:two:c3")
    .pass()
    .choose("0.migs-mayfeld.0")
    .choose("attack:luke:d3")
    .choose("cc:honoring-the-fallen@one")
    .event(...dealt(5))
    .waits(),
);

card("hunter-protocol", () =>
  shot("hunter-protocol", { mine: attacker("probe-droid"), dice: [3, 3, 4, 0] })
    .choose("probe-droid:0")
    .choose("probe-droid:0#2")
    .event(...dealt(5))
    .waits(),
);

card("iron-will", () =>
  braved("iron-will", "royal-guard", { mine: attacker("heavy-stormtrooper") })
    .event(...dealt(3))
    .waits(),
);

const locked = (more: Partial<At>) =>
  shot("lock-on", { mine: attacker("heavy-stormtrooper"), ...more }, "x:d6").offersExactly([0, 1, 2]);
card(
  "lock-on",
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [2, 4, 5] })
      .choose(1)
      .event(...dealt(3))
      .waits(),
  // accuracy 2, and 2 of the trooper's own
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [1, 4, 0] })
      .choose(0)
      .event(...dealt(3))
      .waits(),
  () =>
    locked({ theirs: [group("luke-skywalker", { x: "d6" })], dice: [3, 4, 1] })
      .choose(2)
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
);

card("mitigate", () =>
  shot("mitigate", { dice: [1, 4, 0, 4] })
    .choose([0])
    .event(...dealt(3))
    .waits(),
);

const trained = (id: string) =>
  shot("officers-training", { mine: attacker(id), me: { deck: ["rally", "focus"] }, dice: [1, 4, 0, 4] }).choose([0]);
card(
  "officers-training",
  () =>
    trained("imperial-officer")
      .event(...dealt(3))
      .expect(table({ sides: { 0: { hand: ["rally"] } } }))
      .waits(),
  () =>
    trained("stormtrooper")
      .expect(table({ sides: { 0: { hand: [] } } }))
      .waits(),
);

card("on-the-lam", () =>
  braved("on-the-lam", "han-solo", { dice: [] })
    .choose("d5")
    .expect(figure("x", { spaces: ["d5"] }))
    .waits(),
);

card(
  "one-in-a-million",
  () =>
    at({
      game: offTurn,
      mine: attacker("jyn-odan"),
      theirs: [luke],
      hand: ["one-in-a-million", "adrenaline"],
      me: rebel,
      start: "round",
      dice: [4, 4],
    })
      .choose("cc:adrenaline")
      .choose("cc:one-in-a-million@one")
      .event(...dealt(4))
      .waits(),
  () =>
    at({
      mine: attacker("jyn-odan"),
      theirs: [luke],
      hand: ["one-in-a-million"],
      me: rebel,
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .event(...dealt(4))
      .waits(),
);

card("payback", () =>
  braved("payback", "dengar", { mine: attacker("heavy-stormtrooper"), them: mercenary, dice: [4, 4, 0, 0, 0, 0, 0] })
    .expect(table({ attacks: { 1: { attacker: "x", defender: "one", surges: 5 } } }))
    .waits(),
);

card("positioning-advantage", () =>
  shot("positioning-advantage")
    .event(...dealt(4))
    .waits(),
);

card("rapid-recalibration", () =>
  shot("rapid-recalibration", { mine: attacker("probe-droid"), dice: [1, 4, 4, 0] })
    .choose("0:5")
    .event(...dealt(5))
    .waits(),
);

const loyal = (affiliation: string) =>
  at({
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("mara-jade", { x: { at: "d3", damage: 4 } })],
    against: ["reactive-loyalties"],
    them: { affiliation },
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:x:d3")
    .choose("cc:reactive-loyalties@x");
card(
  "reactive-loyalties",
  () =>
    loyal("imperial")
      .expect(figure("one", { damage: 3 }))
      .waits(),
  () =>
    loyal("mercenary")
      .expect(table({ sides: { 1: { vp: 3 } } }))
      .waits(),
  () =>
    loyal("rebel")
      .expect(figure("x", { damage: 6 }))
      .waits(),
);

card("run-for-cover", () =>
  braved("run-for-cover", "han-solo", { dice: [4, 0] }, "d2")
    .offersExactly(["blue", "green"])
    .choose("blue")
    .event(...dealt(2))
    .waits(),
);

card("shoot-the-messenger", () =>
  shot("shoot-the-messenger", {
    mine: attacker("hired-gun"),
    theirs: [group("rebel-trooper", { luke: "d3", other: "f6" })],
    me: mercenary,
    them: { deck: ["blitz", "parry", "focus", "rally"] },
  })
    .expect(table({ sides: { 1: { deck: ["rally"], discard: ["blitz", "parry", "focus"] } } }))
    .waits(),
);

card("spinning-kick", () =>
  shot("spinning-kick", {
    mine: attacker("tress-hacnua", "d2"),
    theirs: [luke, group("gaarkhan", { gaarkhan: "e3" })],
    me: rebel,
    dice: [4, 4, 4, 0],
  })
    .choose("keyword:cleave:0")
    .choose("gaarkhan")
    .choose("gaarkhan")
    .expect(figure("gaarkhan", { damage: 3 }))
    .waits(),
);

card("stealth-tactics", () =>
  braved("stealth-tactics", "luke-skywalker", { dice: [4, 4, 0, 2] })
    .event(...dealt(2))
    .waits(),
);

card("stroke-of-brilliance", () =>
  // the evade cancels the one surge
  braved("stroke-of-brilliance", "greedo", { them: mercenary, dice: [3, 4, 0] })
    .event(...dealt(1))
    .waits(),
);

card("tools-for-the-job", () =>
  shot("tools-for-the-job", { mine: attacker("trandoshan-hunter"), dice: [4, 4, 4, 0] })
    .offersExactly(["red", "blue", "yellow", "green"])
    .choose("red")
    .event(...dealt(6))
    .waits(),
);

card("wild-attack", () =>
  shot("wild-attack", { dice: [4, 4, 4, 0, 2] })
    .event(...dealt(5))
    .waits(),
);

const burnt = (dice: readonly number[]) =>
  shot("wild-fire", {
    mine: attacker("ct-1701"),
    theirs: [group("chewbacca", { luke: "d3" })],
    me: rebel,
    dice,
  })
    .offersExactly(["white", "black", "none"])
    .choose("black");
card(
  "wild-fire",
  () =>
    burnt([4, 4, 4])
      .offersExactly(["white", "none"])
      .choose("white")
      .event(...dealt(6))
      .waits(),
  () =>
    burnt([4, 4, 4, 4])
      .choose("none")
      .event(...dealt(5))
      .waits(),
);
