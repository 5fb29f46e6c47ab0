import type { Effects, WarMatch } from "../declared.js";
import type { Table } from "../slice.js";
import { isOver, type Moment } from "./duration.js";

type Marks = Pick<Effects, "mark:set" | "mark:clear" | "grant:add">;

/** Marks, the results of choices, each with its owner and its subject; and lasting grants, such as stratagems. */
export const marks: Marks = {
  // the same mark of one owner on one subject is replaced; with `only`, wherever it was
  "mark:set": (table, { type: _type, only, ...mark }, match) => {
    const others = table.marks.filter(
      (one) => one.mark !== mark.mark || one.owner !== mark.owner || (!only && one.on !== mark.on),
    );
    table.marks = [...others, mark];
    match.publish("mark:set", { mark: mark.mark, owner: mark.owner, on: mark.on });
  },

  "mark:clear": (table, { mark, owner, on }) => {
    table.marks = table.marks.filter(
      (one) => one.mark !== mark || one.owner !== owner || (on !== undefined && one.on !== on),
    );
  },

  "grant:add": (table, { type: _type, ...grant }, match) => {
    table.inForce = [...table.inForce, grant];
    match.publish("grant:added", { unit: grant.unit, grant: grant.grant.name });
  },
};

/** What a mark on a whole army lies on. */
export const armyMark = (seat: number): string => `army:${seat}`;

/** Ends what lasted until this moment. */
export function expire(table: Table, moment: Moment, match: WarMatch): void {
  const overMarks = table.marks.filter((mark) => isOver(mark, moment));
  const overGrants = table.inForce.filter((grant) => isOver({ ...grant, on: grant.unit }, moment));
  if (overMarks.length > 0) table.marks = table.marks.filter((mark) => !overMarks.includes(mark));
  if (overGrants.length > 0) table.inForce = table.inForce.filter((grant) => !overGrants.includes(grant));
  for (const { mark, owner, on } of overMarks) match.publish("mark:expired", { mark, owner, on });
  for (const { unit, grant } of overGrants) match.publish("grant:expired", { unit, grant: grant.name });
}
