import { choose, type Questions } from "@riposte/kernel";
import type { RuleOf } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { boardOf } from "../figures/field.js";
import { say } from "../messages.js";
import { controlledBy } from "./control.js";
import { inOrder } from "./rule-order.js";

/** For each thing he controls a player opens a door, locked or not. */
export function openDoors(context: Context, match: IaMatch, { control }: RuleOf<"open-doors">): void {
  const controlled = controlledBy(context, match, control);
  for (const seat of inOrder(match))
    for (let doors = 0; doors < (controlled[seat] as number); doors++) match.ask("ia:open", seat);
}

export const openQuestion = (context: Context): Questions<ImperialAssault>["ia:open"] => ({
  prompt: say("ia:open"),
  publicName: "ia:open",
  ifNone: "skip",
  choices: (_asked, match) =>
    choose.one(
      boardOf(context, match)
        .doors.filter(({ id }) => !match.slices["imperial-assault"].openDoors.includes(id))
        .map(({ id }) => ({ key: id, label: say("ia:open-door", { door: id }) })),
    ),
  answer: (door, _asked, match) => match.queue({ type: "door:open", door: String(door) }),
});
