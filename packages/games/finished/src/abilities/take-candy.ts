import { type Ability, executed } from "./ability.js";

/** A candy card that comes from the draw stack pays one candy, once for each time it comes. */
export const takeCandy: Ability<"takeCandy"> = {
  id: "takeCandy",
  areas: ["active", "reserve"],
  run(table, _effect, match) {
    table.reserve -= 1;
    table.active += 1;
    match.publish("candy:taken", { amount: 1 });
    executed(takeCandy, match);
  },
};
