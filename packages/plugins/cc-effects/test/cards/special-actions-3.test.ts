import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { luke, play } from "./acting-beside-luke.js";

const none = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };
card("blood-feud", () =>
  play("blood-feud", "jabba-the-hutt", {
    affiliation: "mercenary",
    mine: [group("jabba-the-hutt", { one: "c1+d1+c2+d2" })],
    dice: [4, 0, 0],
  })
    .choose("attack:luke:d3")
    .event("attack:resolved", { dealt: 3 })
    .waits(),
);

const burst = (defense: number) =>
  play("burst-fire", "fenn-signis", {
    affiliation: "rebel",
    theirs: [...luke, group("gideon-argus", { gideon: "c3" })],
    dice: [0, 1, 4, defense],
  }).choose("luke@d3");
card(
  "burst-fire",
  () =>
    burst(0)
      .expect(table({ figures: { luke: { damage: 4, conditions: [] }, gideon: { conditions: ["stun"] } } }))
      .waits(),
  // dodged: nobody is Stunned
  () =>
    burst(5)
      .expect(table({ figures: { luke: { damage: 0 }, gideon: { conditions: [] } } }))
      .waits(),
);

card("cruel-strike", () =>
  play("cruel-strike", "royal-guard", { dice: [0, 0, 0] })
    .choose("cc:cruel-strike:0")
    .expect(figure("luke", { damage: 1, conditions: ["weaken"] }))
    .waits(),
);

card("face-me", () =>
  play("face-me", "agent-kallus", {
    mine: [group("agent-kallus", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d5" })],
    dice: [4, 4, 4, 0],
  })
    .choose("d2")
    .expect(figure("luke", { spaces: ["d2"], damage: 5 }))
    .waits(),
);

card("feral-swipes", () =>
  play("feral-swipes", "loth-cat", { affiliation: "mercenary", dice: [1, 0, 4, 0] })
    .expect(figure("luke", { damage: 5 }))
    .waits(),
);

card("flurry-of-blades", () =>
  play("flurry-of-blades", "royal-guard-champion", { dice: [0, 4, 4, 2, 0, 4, 4, 2, 0, 4, 4, 2] })
    .expect(figure("luke", { damage: 9 }))
    .waits(),
);

card("hit-and-run", () =>
  play("hit-and-run", "stormtrooper", { dice: [4, 4, 0] })
    .event("points:gained", { amount: 3 })
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);

card("lure-of-the-dark-side", () =>
  play("lure-of-the-dark-side", "emperor-palpatine", {
    theirs: [...luke, group("gideon-argus", { gideon: "c4" })],
    dice: [4, 4, 4, 0],
  })
    .choose("luke")
    .expect({ "power-tokens": { held: { luke: ["hit", "hit"] } } } as never)
    .offersExactly(["gideon@c4", "one@d2"])
    .choose("gideon@c4")
    .choose("token:hit")
    .event("attack:resolved", { attacker: "luke", defender: "gideon" })
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

card("maximum-firepower", () =>
  play("maximum-firepower", "heavy-stormtrooper", { dice: [4, 0, 0] })
    .expect(figure("luke", { damage: 6 }))
    .waits(),
);

card("optimal-bombardment", () =>
  play("optimal-bombardment", "general-sorin", {
    mine: [group("general-sorin", { one: "d1" }), group("heavy-stormtrooper", { two: "c2", three: "e2" })],
    theirs: [...luke, group("gideon-argus", { gideon: "d4" })],
    dice: [4, 0, 0, 4, 0, 0],
  })
    .choose(["two", "three"])
    .choose("three")
    .choose("luke@d3")
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 4 }, gideon: { damage: 2 } } }))
    .waits(),
);

card("sarlacc-sweep", () =>
  play("sarlacc-sweep", "diala-passil", {
    affiliation: "rebel",
    theirs: [...luke, group("gaarkhan", { gaarkhan: "c3" })],
    dice: [4, 4, 0, 4, 4, 0],
  })
    .choose("luke@d3")
    .expect(table({ figures: { luke: { damage: 4 }, gaarkhan: { damage: 3 } } }))
    .waits(),
);

card("size-advantage", () =>
  play("size-advantage", "wampa", {
    affiliation: "mercenary",
    mine: [group("wampa", { one: "d1+d2" })],
    dice: [0, 0, 0],
  })
    .expect(figure("luke", { damage: 4, conditions: ["weaken"] }))
    .waits(),
);

card("sniper-configuration", () =>
  play("sniper-configuration", "cassian-andor", {
    affiliation: "rebel",
    mine: [group("cassian-andor", { one: "g5" }), group("gideon-argus", { spotter: "f4" })],
    theirs: [group("gaarkhan", { gaarkhan: "g3" })],
    dice: [4, 4, 4, 4],
  })
    .expect(figure("gaarkhan", { damage: 4 }))
    .waits(),
);

card("take-cover", () =>
  play("take-cover", "stormtrooper", { mine: [group("stormtrooper", { one: "a1" })], dice: [1, 4, 0, 5] })
    .pass()
    .choose("attack:one:a1")
    .event("attack:missed", { reason: "accuracy" })
    .value("attack:results", { attacker: "luke", defender: "one" }, none, { ...none, accuracy: -2, block: 1 })
    .waits(),
);

card("take-it-down", () =>
  play("take-it-down", "gideon-argus", {
    affiliation: "rebel",
    mine: [group("gideon-argus", { one: "d1" }), group("gaarkhan", { two: "d2" })],
    dice: [1, 0, 2, 0],
  })
    .expect(figure("luke", { damage: 4 }))
    .waits(),
);
