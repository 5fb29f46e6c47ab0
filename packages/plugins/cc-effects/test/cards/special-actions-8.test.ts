import { card } from "../card.js";
import { at, group, table } from "../position.js";

const luke = [group("luke-skywalker", { luke: "d3" })];

card(
  "de-wanna-wanga",
  () =>
    at({
      mine: [group("bib-fortuna", { one: "d2" })],
      theirs: luke,
      hand: ["de-wanna-wanga"],
      activating: "one",
      me: { affiliation: "mercenary", discard: ["focus"] },
    })
      .choose("cc:de-wanna-wanga@one")
      .choose("focus")
      .expect(table({ sides: { 0: { deck: ["focus"], discard: ["de-wanna-wanga"] } } }))
      .waits(),
  // discarded from hand it may go back into the deck
  () =>
    at({
      mine: [group("hired-gun", { one: "d2" })],
      theirs: luke,
      hand: ["planning"],
      activating: "one",
      me: { affiliation: "mercenary", deck: ["de-wanna-wanga", "focus"] },
    })
      .choose("cc:planning@one")
      .choose("de-wanna-wanga")
      .choose("cc:de-wanna-wanga#at0@de-wanna-wanga")
      .choose("de-wanna-wanga")
      .expect(table({ sides: { 0: { hand: ["focus"], deck: ["de-wanna-wanga"], discard: ["planning"] } } }))
      .waits(),
);

card("overheated", () =>
  at({
    mine: [group("paz-vizsla", { one: "d2" })],
    theirs: luke,
    hand: ["overheated"],
    activating: "one",
    me: { affiliation: "mercenary" },
    dice: [0, 0, 4, 0, 0, 0, 4, 0],
  })
    .choose("cc:overheated@one")
    .value("figure:melee", { figure: "one" }, 0, 1)
    // four strain for Paz, and four hits less one and one block for Luke, twice
    .expect(table({ figures: { one: { damage: 4 }, luke: { damage: 4 } } }))
    .waits(),
);
