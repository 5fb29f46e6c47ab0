import type { SeenEvent } from "@riposte/hosting";
import type { Table } from "@riposte/imperial-assault";
import { Die } from "../../../look/late-die.js";
import { shownOn } from "./die-face.js";

type RolledDie = Pick<Table["attacks"][number]["dice"][number], "die" | "face">;

/** The dice of what happened, as they lay in the end. */
export function rolledIn(events: readonly SeenEvent[]): readonly RolledDie[] {
  let dice: readonly RolledDie[] = [];
  for (const { type, payload } of events) {
    if (type === "attack:rolled") dice = (payload as { readonly dice: readonly RolledDie[] }).dice;
    if (type !== "attack:rerolled") continue;
    const { die, from, to } = payload as { readonly die: string; readonly from: number; readonly to: number };
    const at = dice.findIndex((one) => one.die === die && one.face === from);
    dice = dice.map((one, place) => (place === at ? { ...one, face: to } : one));
  }
  return dice;
}

/** They are drawn small, beside the sentence that says what came of them. */
export function drawRolled(events: readonly SeenEvent[]) {
  const dice = rolledIn(events);
  if (dice.length === 0) return null;
  return (
    <span aria-hidden="true">
      {dice.map((rolled, at) => (
        <Die key={at} colour={rolled.die} marks={shownOn(rolled).marks} size={40} label="" />
      ))}
    </span>
  );
}
