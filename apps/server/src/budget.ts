import type { Allowance } from "./allowance.js";

/** What may be spent in advance: a debt is paid off with time. */
export interface Budget {
  spend(amount: number): void;
  /** Milliseconds until there is no debt. */
  readonly wait: number;
}

export function createBudget({ burst, perSecond }: Allowance, clock = () => performance.now()): Budget {
  let left = burst;
  let last = clock();
  const refill = () => {
    const now = clock();
    left = Math.min(burst, left + ((now - last) / 1000) * perSecond);
    last = now;
  };
  return {
    spend(amount) {
      refill();
      left -= amount;
    },
    get wait() {
      refill();
      return left >= 0 ? 0 : Math.ceil((-left / perSecond) * 1000);
    },
  };
}
