import { card } from "../card.js";
import { figure, fullGame, group } from "../position.js";
import { done, late, mercenary } from "../staging/round.js";

const raider = (hand: string) =>
  late(hand, {
    game: fullGame,
    mine: [group("tusken-raider", { tusken: "d1" }, done)],
    me: mercenary,
    dice: [5, 5, 0],
  }).choose("cc:jundland-terror");
card(
  "jundland-terror",
  () =>
    raider("jundland-terror")
      .offers(["d2", "f1"])
      .notOffers(["g1"])
      .choose("stop")
      // Speed is no business of this action, and Luke is out of its reach
      .offersExactly(["dc_special:Tusken Raider (Regular):0", "pass"])
      .choose("dc_special:Tusken Raider (Regular):0")
      .expect(figure("luke", { damage: 4 }))
      .waits(),
  () =>
    raider("jundland-terror")
      .choose("d2")
      .choose("attack:luke:d3")
      .event("attack:resolved", { attacker: "tusken", missed: false })
      .waits(),
);
