const keysOf = (path: string): readonly string[] => (path === "" ? [] : path.split("."));

/** The path of the innermost state that lies properly around both; around the root lies nothing, so it counts as its own. */
export function innermostAround(one: string, other: string): string {
  const [a, b] = [keysOf(one), keysOf(other)];
  const most = Math.max(0, Math.min(a.length, b.length) - 1);
  let shared = 0;
  while (shared < most && a[shared] === b[shared]) shared += 1;
  return a.slice(0, shared).join(".");
}

/** The child of a state in which a deeper state lies. */
export const liftedTo = (parent: string, path: string): string =>
  keysOf(path)
    .slice(0, keysOf(parent).length + 1)
    .join(".");
