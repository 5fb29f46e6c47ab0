import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { card } from "../card.js";
import { at, figure, gameOf, group, table } from "../position.js";
import { attacker, braved, dealt, luke, one, shot } from "./shots.js";

const mercenary = { affiliation: "mercenary" };

card("overwhelming-impact", () =>
  // Luke's own block is on no die
  shot("overwhelming-impact", { mine: attacker("heavy-stormtrooper"), dice: [4, 4, 2] })
    .expect(table({ attacks: { 0: { surges: 1 } } }))
    .pass()
    .event(...dealt(5))
    .waits(),
);

const marked = (target: string) =>
  at({
    mine: attacker("trandoshan-hunter"),
    theirs: [luke, group("chewbacca", { chewie: "f3" })],
    hand: ["primary-target"],
    activating: "one",
    dice: [4, 4, 4, 2, 0],
  }).choose(target);
card(
  "primary-target",
  () =>
    marked("attack:chewie:f3")
      .choose("cc:primary-target@one")
      .event(...dealt(5))
      .waits(),
  () =>
    at({
      mine: attacker("trandoshan-hunter"),
      theirs: [luke, group("chewbacca", { chewie: "f3" })],
      hand: ["primary-target"],
      activating: "one",
      dice: [4, 4, 0],
    })
      .choose("attack:luke:d3")
      .event(...dealt(3))
      .waits(),
);

card("protect-the-old-ways", () =>
  at({
    mine: one,
    theirs: [luke, group("kanan-jarrus", { kanan: "f5" })],
    against: ["protect-the-old-ways"],
    them: { discard: ["deflection", "blitz", "force-push"] },
    activating: "one",
    dice: [4, 4, 0],
  })
    .choose("attack:luke:d3")
    .choose("cc:protect-the-old-ways@kanan")
    .event(...dealt(0))
    .waits(),
);

/** A card of the start of the round that gives tokens, and no more. */
const armed = gameOf({
  "attacks.json": commandEffects["command-effects/attacks.json"],
  "armed.json": {
    source: "this test",
    abilities: {
      adrenaline: { type: "ccEffect", steps: [{ type: "do:token", to: { side: "friendly" }, token: "block" }] },
    },
  },
});
const thrown = () =>
  at({
    game: armed,
    mine: attacker("heavy-stormtrooper"),
    theirs: [group("ahsoka-tano", { x: "d3" })],
    against: ["adrenaline", "right-back-at-ya"],
    start: "round",
    dice: [4, 4, 0],
  })
    .choose("cc:adrenaline")
    .choose("attack:x:d3");
card(
  "right-back-at-ya",
  () =>
    thrown()
      .choose("cc:right-back-at-ya@x")
      .pass()
      .expect(figure("one", { damage: 1 }))
      .waits(),
  () =>
    thrown()
      .choose("cc:right-back-at-ya@x")
      .choose("token:block")
      .expect(figure("one", { damage: 3 }))
      .waits(),
  () =>
    thrown()
      .choose("token:block")
      .choose("cc:right-back-at-ya@x")
      .expect(figure("one", { damage: 3 }))
      .waits(),
);

card("savage-vigor", () =>
  braved(
    "savage-vigor",
    "loth-cat-elite",
    { mine: attacker("stormtrooper", "d1", { conditions: ["focus"] }), them: mercenary, dice: [4, 4, 0] },
    "d2",
  )
    .asks("do:remove-die", 0)
    .offersExactly(["blue", "green"])
    .choose("blue")
    .event("attack:rolled", {
      dice: [
        { die: "green", face: 4 },
        { die: "green", face: 4 },
        { die: "black", face: 0 },
      ],
    })
    .waits(),
);

card(
  "targeting-network",
  () =>
    shot("targeting-network", { mine: attacker("heavy-stormtrooper"), dice: [1, 4, 0, 4] })
      .choose([0])
      .event(...dealt(4))
      .waits(),
  () =>
    at({
      mine: attacker("probe-droid"),
      theirs: [luke],
      me: { discard: ["targeting-network"] },
      activating: "one",
      dice: [0, 4, 4, 0],
    })
      .choose("attack:luke:d3")
      .choose("cc:targeting-network#at0@targeting-network")
      .expect(table({ sides: { 0: { hand: ["targeting-network"], discard: [] } } }))
      .waits(),
);

const taught = (answer: string, dice: readonly number[]) =>
  at({
    mine: one,
    theirs: [luke, group("yoda", { yoda: "f5" })],
    against: ["there-is-no-try"],
    activating: "one",
    dice,
  })
    .choose("attack:luke:d3")
    .choose("cc:there-is-no-try@yoda")
    .choose(answer);
card(
  "there-is-no-try",
  // a dodge is two blocks and an evade
  () =>
    taught("2:5", [3, 4, 0])
      .event(...dealt(0))
      .waits(),
  () =>
    taught("2:2", [4, 4, 0])
      .event(...dealt(2))
      .waits(),
  // any roll: two blue dice without a hit
  () =>
    at({
      mine: [group("luke-skywalker", { jedi: "d1" }), group("yoda", { yoda: "b1" })],
      theirs: [group("gaarkhan", { gaarkhan: "d3" })],
      hand: ["telekinetic-throw", "there-is-no-try"],
      me: { affiliation: "rebel" },
      activating: "jedi",
      dice: [0, 0],
    })
      .choose("cc:telekinetic-throw@jedi")
      .choose("cc:there-is-no-try@yoda")
      .notOffers(["0:0"])
      .choose("1:5")
      .expect(figure("gaarkhan", { damage: 2 }))
      .waits(),
);

card("tough-luck", () =>
  at({
    mine: one,
    theirs: [luke],
    hand: ["tough-luck"],
    against: ["hard-to-hit"],
    activating: "one",
    dice: [4, 4, 0, 2],
  })
    .choose("attack:luke:d3")
    .choose("cc:hard-to-hit@luke")
    .choose("cc:tough-luck@one")
    .event(...dealt(3))
    .waits(),
);
