import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";

const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
const rebel = { affiliation: "rebel" };
const mercenary = { affiliation: "mercenary" };

const gambled = (guess: readonly string[]) =>
  guess.reduce(
    (made, answer) => made.choose(/^\d$/.test(answer) ? Number(answer) : answer),
    at({
      game: fullGame,
      mine: [group("lando-calrissian", { lando: "d1" })],
      theirs: [luke({ at: "d2" })],
      hand: ["cheat-to-win"],
      activating: "lando",
      me: rebel,
      // green 2 hit, yellow 1 surge, white blank; a red die in place of the yellow one: 1 hit
      dice: [4, 0, 0, 0],
    }).choose("attack:luke:d2"),
  );
card(
  "cheat-to-win",
  () =>
    gambled(["gambit#at0@lando", "1:red", "cc:cheat-to-win@lando"])
      .offersExactly(["1:0", "1:1", "1:2", "1:3", "1:4", "1:5"])
      .choose("1:5")
      .event("attack:hit", { attacker: "lando", defender: "luke", damage: 4 })
      .waits(),
  // before Shrewd Scoundrel looks whether the guess was right: two hits twice
  () =>
    gambled(["shrewd-scoundrel#at0@lando", "2", "1", "1:red", "cc:cheat-to-win@lando", "1:1"])
      .event("attack:hit", { attacker: "lando", defender: "luke", damage: 5 })
      .waits(),
  // a plain reroll is no Gambit
  () => gambled(["resourceful#at0@lando"]).choose([1]).notOffers(["cc:cheat-to-win@lando"]).waits(),
);

const asked = (discarded: string) =>
  at({
    game: fullGame,
    mine: [group("agent-blaise", { blaise: "d1" })],
    theirs: [luke()],
    hand: ["espionage-mastery", "parting-blow"],
    against: ["blitz"],
    activating: "blaise",
    me: { deck: ["focus"] },
    dice: [0, 0, 0, 0],
  })
    .choose("attack:luke:d3")
    .choose("agent-blaise:4")
    .offersExactly(["parting-blow", "none"])
    .choose(discarded);
card(
  "espionage-mastery",
  () =>
    asked("parting-blow")
      .expect(table({ sides: { 0: { discard: ["parting-blow"] }, 1: { hand: [], discard: ["blitz"] } } }))
      .choose("cc:espionage-mastery@blaise")
      .expect(table({ sides: { 0: { hand: ["parting-blow", "focus"], discard: ["espionage-mastery"] } } }))
      .waits(),
  () => asked("none").notOffers(["cc:espionage-mastery@blaise"]).waits(),
);

card("preservation-protocol", () =>
  at({
    game: fullGame,
    mine: [group("4-lom", { lom: { at: "d1", damage: 3 } }), group("greedo", { greedo: "c1" })],
    theirs: [group("darth-vader", { vader: "d2" })],
    hand: ["preservation-protocol"],
    me: mercenary,
    activating: "vader",
    turn: 1,
    dice: [5, 5, 4, 0],
  })
    .value("attack:results", { attacker: "lom", defender: "vader" }, none, { ...none, accuracy: 2, hit: 1 })
    .choose("attack:lom:d1")
    .choose("cc:preservation-protocol@lom")
    .expect(table({ figures: { lom: { damage: 8 } } }))
    // Shared Intuition is gone
    .value("attack:results", { attacker: "lom", defender: "vader" }, none, { ...none, accuracy: 2 })
    .waits(),
);

const grappled = (more: object) =>
  at({
    mine: [group("biv-bodhrik", { biv: "d2" })],
    theirs: [luke(more), group("gideon-argus", { gideon: "f6" })],
    hand: ["close-and-personal", "stay-down"],
    me: rebel,
    activating: "biv",
    // red 1 hit, yellow 1 hit against a block that is pierced; then blue 2, red 1 and yellow 1 hit
    dice: [0, 2, 0, 4, 0, 2, 0],
  })
    .choose("cc:close-and-personal@biv")
    .choose("stop");
card("stay-down", () =>
  grappled({})
    .choose("cc:stay-down@biv")
    .expect(table({ figures: { luke: { damage: 5 }, biv: { conditions: ["stun"] } } }))
    .waits(),
);

/** The Fifth Brother is at the end of his strength, and his card is discarded. */
const denied = (more: object = {}) =>
  at({
    mine: [group("fifth-brother", { fifth: { at: "d2", damage: 13, conditions: ["stun"] } })],
    theirs: [luke(more), group("gideon-argus", { gideon: "f6" }, { ready: false })],
    hand: ["hostile-negotiation", "you-will-not-deny-me"],
    activating: "fifth",
    dice: [4, 4, 4, 0],
  }).choose("cc:hostile-negotiation@fifth");
card(
  "you-will-not-deny-me",
  () =>
    denied()
      .expect(table({ sides: { 0: { played: ["you-will-not-deny-me"], discard: ["hostile-negotiation"] } } }))
      .pass()
      .choose("attack:fifth:d2")
      .event("attack:resolved", { dealt: 1 })
      .expect(table({ figures: { fifth: { damage: 14 } } }))
      .waits(),
  // Stunned as he is he strikes; whoever falls gives him strength
  () =>
    denied({ damage: 9 })
      .choose("attack:luke:d3")
      .expect(table({ figures: { fifth: { damage: 11 } } }))
      .expect(table({ sides: { 0: { played: [], removed: ["you-will-not-deny-me"] } } }))
      .waits(),
);
