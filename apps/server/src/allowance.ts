/** How often a client may do something: so many at once, and so many more each second. */
export interface Allowance {
  readonly burst: number;
  readonly perSecond: number;
}

/** Tells whether one more is allowed now. */
export function createAllowance({ burst, perSecond }: Allowance, clock = () => performance.now()): () => boolean {
  let left = burst;
  let last = clock();
  return () => {
    const now = clock();
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond);
    last = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}

/** The same for each seat. */
export function createAllowanceBySeat(allowance: Allowance): (seat: number) => boolean {
  const seats = new Map<number, () => boolean>();
  return (seat) => {
    const isAllowed = seats.get(seat) ?? createAllowance(allowance);
    seats.set(seat, isAllowed);
    return isAllowed();
  };
}
