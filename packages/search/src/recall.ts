/** What of an owner's things was seen once and is not seen now, each as often as it is missing. */
export type Recall = (owner: number, visible: readonly string[]) => readonly string[];

/** Remembers the most of each thing that was ever seen at once; what is fewer now has gone where the seat does not see it. */
export function createRecall(): Recall {
  const most = new Map<string, number>();
  return (owner, visible) => {
    const now = new Map<string, number>();
    for (const thing of visible) now.set(thing, (now.get(thing) ?? 0) + 1);
    for (const [thing, count] of now) {
      const key = `${owner} ${thing}`;
      most.set(key, Math.max(most.get(key) ?? 0, count));
    }
    return [...most].flatMap(([key, count]) => {
      const at = key.indexOf(" ");
      if (key.slice(0, at) !== String(owner)) return [];
      const thing = key.slice(at + 1);
      return Array.from({ length: count - (now.get(thing) ?? 0) }, () => thing);
    });
  };
}
