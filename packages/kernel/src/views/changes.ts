/** What differs between two values of plain data: `[value]` stands in its place, a table changes members, 0 takes one away. */
export type Change = readonly [unknown] | { readonly [member: string]: Change | 0 };

type Table = Readonly<Record<string, unknown>>;

/** How one value becomes another; nothing when they are alike. */
export function changesBetween(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after);
  if (isTable(before) && isTable(after)) return tableChanges(before, after);
  return [after];
}

/** The value after a change; what did not change is the same object as before. */
export function changed<T>(before: T, change: Change | undefined): T {
  if (change === undefined) return before;
  if (Array.isArray(change)) return change[0] as T;
  const members = Object.entries(change as Exclude<Change, readonly [unknown]>);
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [at, one] of members) list[Number(at)] = changed(list[Number(at)], one as Change);
    return list as T;
  }
  const table: Record<string, unknown> = { ...(before as Table) };
  for (const [name, one] of members) {
    if (one === 0) delete table[name];
    else table[name] = changed(table[name], one);
  }
  return table as T;
}

/** Lists of one length change place by place; where that is most of them, or they grew, whole. */
function listChanges(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  if (before.length !== after.length) return [after];
  let changes: Record<string, Change> | undefined;
  let count = 0;
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const change = changesBetween(before[at], after[at]);
    if (change === undefined) continue;
    changes ??= {};
    changes[at] = change;
    count += 1;
  }
  if (changes === undefined) return undefined;
  return isMost(count, after.length) ? [after] : changes;
}

/** Whether so many changed places of a list are better told whole. */
export const isMost = (count: number, length: number): boolean => count * 2 > length && length > 2;

/** Most members are the same object before and after: those cost one look. */
function tableChanges(before: Table, after: Table): Change | undefined {
  let changes: Record<string, Change | 0> | undefined;
  for (const name in after) {
    const value = after[name];
    // as JSON has it: a member without a value is none; and no data is what every object inherits
    if (value === undefined || value === before[name]) continue;
    const change = Object.hasOwn(before, name) ? changesBetween(before[name], value) : ([value] as const);
    if (change === undefined) continue;
    changes ??= {};
    changes[name] = change;
  }
  for (const name in before) {
    if (after[name] !== undefined && Object.hasOwn(after, name)) continue;
    changes ??= {};
    changes[name] = 0;
  }
  return changes;
}

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
