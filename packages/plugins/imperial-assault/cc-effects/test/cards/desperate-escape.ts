import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { done, late, luke, mercenary, tokens } from "../staging/round.js";

card(
  "desperate-escape",
  () =>
    late("desperate-escape", { mine: [group("kuiil", { kuiil: "a1+a2" }, done)], me: mercenary })
      .notOffers(["cc:desperate-escape"])
      .choose("cc:desperate-escape@kuiil")
      .offers(["g1+g2"])
      .notOffers(["h1+h2"])
      .waits(),
  // Kuiil has fallen: the card itself is worth two tokens
  () =>
    at({
      mine: [group("kuiil", { kuiil: { at: "d1+d2", damage: 7 } }, done), group("stormtrooper", { one: "a1" }, done)],
      theirs: luke,
      hand: ["desperate-escape"],
      me: mercenary,
      turn: 1,
      dice: [1, 4, 4],
    })
      .notOffers(["cc:desperate-escape"])
      .choose("attack:kuiil:d2")
      .pass()
      .choose("cc:desperate-escape")
      .expect(tokens({ one: ["hit", "hit"] }))
      .expect(table({ sides: { 0: { hand: [], discard: ["desperate-escape"] } } }))
      .waits(),
);
