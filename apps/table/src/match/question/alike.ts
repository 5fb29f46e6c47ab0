/** So many ways to do one thing are named together. */
const SEVERAL = 3;

/** Things by what their labels begin with: "Oath of Moment" of several "Oath of Moment: Thorn Titan"; the others under nothing. */
export function alike<Labelled>(
  all: readonly Labelled[],
  labelOf: (one: Labelled) => string,
): ReadonlyMap<string, readonly Labelled[]> {
  const beginning = (one: Labelled) => /^(.+?): /.exec(labelOf(one))?.[1] ?? "";
  const beginnings = all.map(beginning);
  const found = new Map<string, Labelled[]>();
  for (const one of all) {
    const name = beginning(one);
    const group = beginnings.filter((other) => other === name).length < SEVERAL ? "" : name;
    found.set(group, [...(found.get(group) ?? []), one]);
  }
  return found;
}
