/** Counts what is open by owner, and lets none have more than so many. */
export interface OpenCount {
  /** Takes one; nothing when there are too many, else what gives it back. */
  take(by: string): (() => void) | undefined;
  readonly total: number;
}

export function createOpenCount(most: number): OpenCount {
  const open = new Map<string, number>();
  let total = 0;
  return {
    take(by) {
      const before = open.get(by) ?? 0;
      if (before >= most) return undefined;
      open.set(by, before + 1);
      total += 1;
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        total -= 1;
        const left = (open.get(by) ?? 1) - 1;
        if (left === 0) open.delete(by);
        else open.set(by, left);
      };
    },
    get total() {
      return total;
    },
  };
}
