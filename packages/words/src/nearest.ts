/** The name most like `wanted`, if one is near enough to be a slip of the pen. */
export function nearest(wanted: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(wanted.toLowerCase(), name.toLowerCase());
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** What is said after an unknown name: ` Did you mean "dodge"?`, or nothing where no name is near. */
export function didYouMean(wanted: string, known: Iterable<string>): string {
  const near = nearest(wanted, known);
  return near === undefined ? "" : ` Did you mean "${near}"?`;
}

/** Levenshtein's distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const swap = from[i - 1] === to[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] as number) + 1, (next[j - 1] as number) + 1, (row[j - 1] as number) + swap));
    }
    row = next;
  }
  return row[to.length] as number;
}
