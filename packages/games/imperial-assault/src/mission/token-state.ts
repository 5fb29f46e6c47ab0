import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import type { MissionObject, Table } from "../slice.js";
import { tokenOf } from "./objects.js";

type TokenState = Pick<Effects, "object:turn" | "object:put" | "object:clear" | "object:swap">;

/** What tokens show, and what lies on them. */
export const tokenStateEffects = (context: Context): TokenState => ({
  "object:turn": (table, { object: id, seat }, match) => {
    const { side, kind = "" } = table.objects[id] ?? {};
    const sides = tokenOf(context, match, kind)?.flips?.sides;
    if (sides === undefined) return;
    const turned = sides[0] === side ? sides[1] : sides[0];
    ownObject(table, id, match).side = turned;
    match.last("ia:turned", { scope: "round", seat, data: { token: kind } });
    match.publish("object:turned", { object: id, seat, side: turned });
  },
  "object:put": (table, { object: id, held, amount }, match) => {
    if (table.objects[id] === undefined || amount === 0) return;
    const object = ownObject(table, id, match);
    object.holds = { ...object.holds, [held]: (object.holds?.[held] ?? 0) + amount };
    match.publish("object:loaded", { object: id, held, amount });
  },
  "object:clear": (table, { object: id, held }, match) => {
    const { [held]: amount = 0, ...rest } = table.objects[id]?.holds ?? {};
    if (amount === 0) return;
    ownObject(table, id, match).holds = rest;
    match.publish("object:cleared", { object: id, held, amount });
  },
  "object:swap": (table, { objects: [one, other] }, match) => {
    const [here, there] = [table.objects[one]?.space, table.objects[other]?.space];
    if (here == null || there == null) return;
    ownObject(table, one, match).space = there;
    ownObject(table, other, match).space = here;
    match.publish("object:swapped", { objects: [one, other] });
  },
});

const ownObject = (table: Table, id: string, match: IaMatch): MissionObject =>
  match.own(match.own(table, "objects"), id);
