import { card } from "../card.js";
import { figure, group, table } from "../position.js";
import { play } from "./acting-beside-luke.js";

const held = (tokens: object) => ({ "power-tokens": { held: tokens } }) as never;

card("field-tactician", () =>
  play("field-tactician", "stormtrooper", {
    mine: [group("stormtrooper", { one: "d2" }), group("darth-vader", { vader: "c1" })],
  })
    .choose("vader")
    .event("points:gained", { figure: "vader", amount: 4 })
    .waits(),
);

card("jump-jets", () =>
  play("jump-jets", "stormtrooper")
    .choose("a5")
    .expect(figure("one", { spaces: ["a5"] }))
    .waits(),
);

card("pack-alpha", () =>
  play("pack-alpha", "loth-cat", {
    affiliation: "mercenary",
    mine: [group("loth-cat", { one: "d2", two: "c2" })],
  })
    .choose(["one", "two"])
    .choose("two")
    .choose("stop")
    .choose("stop")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

const me = { deck: ["parting-blow", "focus", "rally"] };
card(
  "planning",
  () =>
    play("planning", "stormtrooper", { hand: ["planning", "blitz"], me })
      .offersExactly(["parting-blow", "focus"])
      .choose("focus")
      .expect(table({ sides: { 0: { hand: ["blitz", "parting-blow"], deck: ["rally"] } } }))
      .waits(),
  // a Leader keeps both
  () =>
    play("planning", "imperial-officer", { me })
      .expect(table({ sides: { 0: { hand: ["parting-blow", "focus"] } } }))
      .waits(),
);

card("price-on-their-heads", () =>
  play("price-on-their-heads", "trandoshan-hunter", {
    affiliation: "mercenary",
    theirs: [group("rebel-trooper", { trooper: "d3" }), group("gideon-argus", { gideon: "f6" })],
    dice: [4, 4, 0],
  })
    .choose("trooper")
    .choose("attack:trooper:d3")
    // two for the trooper itself
    .expect(table({ sides: { 0: { vp: 6 } } }))
    .waits(),
);

card("ready-weapons", () =>
  play("ready-weapons", "stormtrooper", { mine: [group("stormtrooper", { one: "d2", two: "c2" })] })
    .choose({ one: 1, two: 2 })
    .expect(held({ one: ["hit"], two: ["hit", "hit"] }))
    .waits(),
);

card("reposition", () =>
  play("reposition", "imperial-officer", {
    mine: [group("imperial-officer", { one: "d2" }), group("stormtrooper", { two: "c3" })],
  })
    .choose("two")
    .choose("c4")
    .expect(figure("two", { spaces: ["c4"] }))
    .waits(),
);

const rook = (space: string) =>
  play("transmit-the-plans", "bodhi-rook", {
    affiliation: "rebel",
    mine: [group("bodhi-rook", { one: space }), group("gaarkhan", { two: "c3" })],
  })
    .choose({ two: 2 })
    .expect(held({ two: ["hit", "hit"] }));
card(
  "transmit-the-plans",
  () =>
    rook("b1")
      .expect(table({ sides: { 0: { vp: 2 } } }))
      .waits(),
  // away from terminals only the tokens
  () =>
    rook("d2")
      .expect(table({ sides: { 0: { vp: 0 } } }))
      .waits(),
);

card("triangulate", () =>
  play("triangulate", "probe-droid", { mine: [group("probe-droid", { one: "d2", two: "c1", three: "b1" })] })
    .choose(["one", "two"])
    .choose("two")
    .choose("stop")
    .choose("stop")
    .expect(figure("luke", { damage: 2 }))
    .waits(),
);

card("urgency", () => play("urgency", "stormtrooper").event("points:gained", { amount: 6 }).waits());

card("whistling-birds", () =>
  play("whistling-birds", "the-mandalorian", { affiliation: "mercenary", dice: [4] })
    .choose("stop")
    .choose(["luke"])
    .expect(figure("luke", { damage: 3 }))
    .waits(),
);
