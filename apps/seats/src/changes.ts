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
  const changes: Record<string, Change> = {};
  let count = 0;
  for (const [at, value] of after.entries()) {
    const change = changesBetween(before[at], value);
    if (change === undefined) continue;
    changes[at] = change;
    count += 1;
  }
  if (count === 0) return undefined;
  return count * 2 > after.length && after.length > 2 ? [after] : changes;
}

function tableChanges(before: Table, after: Table): Change | undefined {
  const changes: Record<string, Change | 0> = {};
  let count = 0;
  let shared = 0;
  for (const name of Object.keys(after)) {
    const value = after[name];
    // as JSON has it: a member without a value is none
    if (value === undefined) continue;
    const isShared = Object.hasOwn(before, name);
    if (isShared) shared += 1;
    const change = isShared ? changesBetween(before[name], value) : ([value] as const);
    if (change === undefined) continue;
    changes[name] = change;
    count += 1;
  }
  const known = Object.keys(before);
  if (known.length > shared)
    for (const name of known) {
      if (Object.hasOwn(after, name) && after[name] !== undefined) continue;
      changes[name] = 0;
      count += 1;
    }
  return count === 0 ? undefined : changes;
}

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);
