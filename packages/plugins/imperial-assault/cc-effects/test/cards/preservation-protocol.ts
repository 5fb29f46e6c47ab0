import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";
import { mercenary, none } from "../staging/figures.js";

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
