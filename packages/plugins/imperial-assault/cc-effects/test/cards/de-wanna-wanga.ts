import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke } from "../staging/groups.js";

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
