import { group } from "../position.js";
import { prove } from "../proving.js";
import { attacked, shot, shotAt, wookiee } from "../shots.js";

// faces: blue 1 is 2 accuracy 1 hit, red 0 is 1 hit, yellow 2 is 2 accuracy 1 hit, green 4 is 1 accuracy 2 hits, black 0 blocks 1
const WALKER = "a1+b1+c1+a2+b2+c2";

prove([
  // 3 hits and 1 more, 1 blocked
  {
    ...shot("at-dp", { me: { at: WALKER, damage: 8 }, foe: "e1" }, ["pass"]),
    dice: [1, 0, 2, 0],
    proves: "charge-generators",
    table: { figures: { foe: { damage: 3 } } },
  },
  // the reroll of the red die shows 3 hits
  {
    ...shot("at-dp", { me: WALKER, foe: "e1" }, ["charge-generators#at0@me", [1]]),
    dice: [1, 0, 2, 0, 4],
    proves: "charge-generators",
    table: { figures: { foe: { damage: 5 } } },
  },
  {
    ...shotAt("heavy-stormtrooper", { foe: "e1" }),
    dice: [4, 4, 0],
    proves: "composite-plating",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shot("hk-47", {}, [1]),
    theirs: [group("luke-skywalker", { foe: "c1" })],
    dice: [1, 1, 0, 5],
    proves: "conclusion",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shotAt("hired-gun", {}, ["pass"]),
    theirs: [group("hired-gun", { foe: "c1", two: "h1" })],
    dice: [4, 4, 5],
    proves: "disposable",
    table: { sides: { 0: { vp: 2 } } },
  },
  {
    ...shotAt("sc2-m-repulsor-tank", { foe: "c1+d1+e1+c2+d2+e2" }, [0]),
    dice: [4, 4, 0],
    proves: "defensible",
    table: { figures: { foe: { damage: 2 } } },
  },
  // the evade leaves no surge to spend, and 2 hits get through
  {
    ...shotAt("rebel-trooper"),
    theirs: [group("rebel-trooper", { foe: "c1" }), group("c-3po", { beside: "d1" })],
    dice: [0, 4, 0],
    proves: "distracting",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shot("scout-trooper", { hurt: { conditions: ["bleed"] } }, ["pass"]),
    dice: [1, 0, 0],
    proves: "exploit-weakness",
    table: { attacks: { 0: { surges: 1 } } },
  },
  {
    ...shot("ewok-warrior", { me: { at: "a1", conditions: ["hide"] }, foe: "b1" }, ["pass"]),
    dice: [2, 1, 0],
    proves: "forest-fighters",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shot("74-z-speeder-bike", { me: "a1+b1", foe: "e1" }),
    dice: [1, 1, 2, 0],
    proves: "forward-mounted-blasters",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shot("wookiee-warrior", { me: { at: "a1", damage: 5 }, foe: "b1" }),
    dice: [0, 3, 0],
    proves: "fury",
    table: { attacks: { 0: { surges: 1 } } },
  },
  // 1 + 2 + 1 hits and 1 more, 1 blocked
  {
    ...shot("luke-skywalker", {}, ["pass"], { attachments: ["heir-to-the-jedi"] }),
    dice: [1, 4, 2, 0],
    proves: "heir-to-the-jedi",
    table: { figures: { foe: { damage: 4 } } },
  },
  {
    ...shot("luke-skywalker", {}, ["heir-to-the-jedi#at0@me", [0]], { attachments: ["heir-to-the-jedi"] }),
    dice: [1, 4, 2, 0, 4],
    proves: "heir-to-the-jedi",
    table: { figures: { foe: { damage: 5 } } },
  },
  // Saber Strike has the green die of Focused
  {
    mine: [group("luke-skywalker", { me: "a1" }, { attachments: ["heir-to-the-jedi"] })],
    theirs: [wookiee("b1")],
    activating: "me",
    choose: ["dc_special:Luke Skywalker:0"],
    dice: [0, 2, 4, 0],
    proves: "heir-to-the-jedi",
    table: { attacks: { 0: { dice: { 2: { die: "green" } } } } },
  },
  // b3 is difficult ground; the evade leaves no surge
  {
    ...shotAt("cara-dune", { me: "a1", foe: "b2" }),
    dice: [0, 4, 0],
    proves: "hunker-down",
    table: { figures: { foe: { damage: 1 } } },
  },
  {
    ...shot("rebel-saboteur", {}, ["rebel-saboteur:1", "rebel-saboteur:1#2"]),
    dice: [3, 5, 0],
    proves: "overload",
    table: { attacks: { 0: { keywords: { pierce: 2 }, surges: 1 } } },
  },
  {
    ...shotAt("gar-saxon", {}, ["token:block"]),
    tokens: { foe: ["block"] },
    dice: [0, 4, 0],
    proves: "personal-combat-shield",
    table: { figures: { foe: { damage: 0 } }, attacks: [] },
  },
  // 6 spaces need 6 accuracy: 2 shown, 4 more; 3 hits, 1 of the token, 1 more
  {
    ...shot("iden-versio", { foe: "g1" }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 0, 5, 0],
    proves: "pulse-cannon",
    choose: ["attack:foe:g1", "token:hit", "pass"],
    table: { figures: { foe: { damage: 4 } } },
  },
  {
    ...shot("stormtrooper", {}, ["call-the-shots#at0@hera", 1]),
    mine: [group("stormtrooper", { me: "a1" }), group("hera-syndulla", { hera: "b2" })],
    dice: [1, 4, 0],
    proves: "call-the-shots",
    table: { figures: { foe: { damage: 3 } } },
  },
  {
    ...shot("stormtrooper", {}, ["illicit-arms#at0@bib", "urgency"]),
    mine: [group("stormtrooper", { me: "a1" }), group("bib-fortuna", { bib: "h1" })],
    sides: [{ affiliation: "mercenary", hand: ["urgency", "planning"] }, {}],
    dice: [1, 4, 0],
    proves: "illicit-arms",
    table: { figures: { foe: { damage: 3 } }, sides: { 0: { hand: ["planning"] } } },
  },
  {
    ...shot("jyn-erso", {}, ["rogue-one-2#at0@rogue-one"]),
    mine: [group("jyn-erso", { me: "a1" }), group("rebel-trooper", { you: "h2" })],
    sides: [{ upgrades: ["rogue-one"] }, {}],
    tokens: { you: ["surge"] },
    dice: [1, 4, 0],
    proves: "rogue-one-2",
    // pierce 1
    table: { figures: { foe: { damage: 4 } } },
  },
  // +2 instead of +1: 3 hits and 2, 1 blocked
  {
    ...shot("stormtrooper", {}, ["token:hit", 0]),
    mine: [group("stormtrooper", { me: "a1" }), group("director-krennic", { you: "b2" })],
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "unhinged-director",
    table: { figures: { foe: { damage: 4 }, me: { damage: 1 } } },
  },
  {
    ...shot("nexu", { me: "a1+b1+a2+b2", hurt: { damage: 1 } }, ["feeding-frenzy#at0@me"], {
      attachments: ["feeding-frenzy"],
    }),
    dice: [0, 4, 0],
    proves: "feeding-frenzy",
    table: { figures: { foe: { damage: 4 } }, sides: { 0: { upgrades: { 0: { ready: false } } } } },
  },
  {
    ...shot("nexu", { me: { at: "a1+b1+a2+b2", damage: 3 } }, ["feeding-frenzy:recover 2", "keyword:recover"], {
      attachments: ["feeding-frenzy"],
    }),
    dice: [3, 4, 0],
    proves: "feeding-frenzy",
    table: { figures: { me: { damage: 1 } } },
  },
  // the printed surges of a friend near by
  {
    ...shot("probe-droid", {}, ["advanced-firepower@you:2"]),
    mine: [group("probe-droid", { me: "a1" }), group("general-sorin", { you: "a2" })],
    dice: [1, 2, 0, 0],
    proves: "advanced-firepower",
    table: { figures: { foe: { conditions: ["stun"] } } },
  },
  {
    ...shot("probe-droid", {}, ["airborne-commander@you:2"]),
    mine: [group("probe-droid", { me: "a1" }), group("gar-saxon", { you: "e2" })],
    dice: [1, 2, 0, 0],
    proves: "airborne-commander",
    table: { figures: { foe: { damage: 2 } } },
  },
  {
    ...shotAt("c-3po"),
    choose: [],
    proves: "non-combatant",
    also: [
      {
        value: "attack:target",
        subject: { attacker: "foe", defender: "me" },
        base: 1,
        is: 0,
        because: ["non-combatant"],
      },
    ],
  },
  {
    ...shot("at-st", { me: WALKER, foe: "d1" }),
    choose: [],
    proves: "awkward",
    also: [{ notOffers: ["attack:foe:d1"] }],
  },
  {
    mine: [group("stormtrooper", { me: "a1" })],
    theirs: [group("iden-versio", { iden: "c1" }), group("dio", { dio: "c1" }, { companionOf: "1.iden-versio.0" })],
    activating: "me",
    proves: "insignificant",
    also: [{ offers: ["attack:iden:c1"] }, { notOffers: ["attack:dio:c1"] }],
  },
  {
    mine: [group("cal-kestis", { me: "a1" }), group("bd-1", { bd: "a1" }, { companionOf: "0.cal-kestis.0" })],
    theirs: [wookiee()],
    activating: "me",
    proves: "damaged-scomplink",
    also: [{ value: "figure:control", subject: { figure: "bd" }, base: 1, is: 0, because: ["damaged-scomplink"] }],
  },
]);

// where the condition does not hold, nothing is added
attacked(
  "Composite Plating does nothing nearer than 4 spaces",
  { ...shotAt("heavy-stormtrooper", { foe: "d1" }), dice: [4, 4, 0] },
  { foe: { damage: 3 } },
);
attacked(
  "Charge Generators are out at 9 damage",
  { ...shot("at-dp", { me: { at: WALKER, damage: 9 }, foe: "e1" }), dice: [1, 0, 2, 0] },
  { foe: { damage: 2 } },
);
attacked(
  "Forward Mounted Blasters need the target in the row of both spaces",
  { ...shot("74-z-speeder-bike", { me: "a1+b1", foe: "e2" }), dice: [1, 1, 2, 0] },
  { foe: { damage: 2 } },
);
