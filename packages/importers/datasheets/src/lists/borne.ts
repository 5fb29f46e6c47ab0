import type { Grant } from "@riposte/warhammer-40k";
import type { Share } from "./share-out.js";

/** Wargear that some models of a line have, and how many of them. */
export interface Worn {
  readonly grant: Grant;
  readonly count: number;
}

/** Models that carry and bear the same. */
export interface Fitted extends Share {
  readonly wargear: readonly Grant[];
}

/**
 * Who bears wargear: all models where there are enough, as many models as carry the same, or some of those who are all
 * alike; else it is unknown, and `unsaid` hears of it.
 */
export function borne(shares: readonly Share[], worn: readonly Worn[], unsaid: (one: Worn) => void): readonly Fitted[] {
  const models = shares.reduce((sum, { count }) => sum + count, 0);
  return worn.reduce<readonly Fitted[]>(
    (fitted, one) => {
      const { grant, count } = one;
      const bearing = (share: Fitted): Fitted => ({ ...share, wargear: [...share.wargear, grant] });
      if (count >= models) return fitted.map(bearing);
      const [only, ...others] = fitted.filter((share) => share.count === count);
      if (only !== undefined && others.length === 0)
        return fitted.map((share) => (share === only ? bearing(share) : share));
      const [all, ...rest] = fitted;
      if (only === undefined && all !== undefined && rest.length === 0)
        return [bearing({ ...all, count }), { ...all, count: all.count - count }];
      unsaid(one);
      return fitted;
    },
    shares.map((share) => ({ ...share, wargear: [] })),
  );
}
