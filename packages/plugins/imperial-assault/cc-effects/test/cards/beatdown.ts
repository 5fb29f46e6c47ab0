import { card } from "../card.js";
import { at, group } from "../position.js";
import { luke } from "../staging/groups.js";

const vader = (space: string) => [group("darth-vader", { vader: space })];
card("beatdown", () =>
  at({ mine: vader("d2"), theirs: luke, hand: ["beatdown"], activating: "vader", dice: [0, 0, 2, 0] })
    .choose("cc:beatdown@vader")
    .choose("attack:luke:d3")
    .event("attack:resolved", { dealt: 3 })
    .waits(),
);
