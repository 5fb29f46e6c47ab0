import type { TableView } from "../slice.js";
import { type Ability, executed } from "./ability.js";

/** Every run of three or more rising neighbours among the moved cards pays its length less one, while the reserve lasts. */
export const sequenceRule: Ability<"sequenceRule"> = {
  id: "sequenceRule",
  areas: ["active", "reserve"],
  run(table, _effect, match) {
    const amount = Math.min(rewardOf(table), table.reserve);
    table.reserve -= amount;
    table.active += amount;
    match.publish("candy:taken", { amount });
    executed(sequenceRule, match);
  },
};

/** What the runs among the moved cards are worth. */
export function rewardOf({ moved, flags }: Pick<TableView, "moved" | "flags">): number {
  if (moved.length < 3) return 0;
  const isLoose = flags.sequence === "ascending";
  let reward = 0;
  let run = 1;
  for (let at = 1; at < moved.length; at++) {
    const step = (moved[at] as number) - (moved[at - 1] as number);
    if (step === 1 || (isLoose && step > 0)) run += 1;
    else {
      if (run >= 3) reward += run - 1;
      run = 1;
    }
  }
  return run >= 3 ? reward + run - 1 : reward;
}
