import type { Contribution } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { missionOf } from "./objects.js";

/** What a figure carries may slow it down: once, however much it carries. */
export const burden =
  (context: Context) =>
  ({ figure }: { readonly figure: string }, match: IaMatch): readonly Contribution[] => {
    for (const { id, carried } of missionOf(context, match)?.tokens ?? []) {
      if (typeof carried !== "object" || carried.speed === 0) continue;
      const { objects } = match.slices["imperial-assault"];
      if (Object.values(objects).some(({ kind, carrier }) => kind === id && carrier === figure))
        return [match.add(carried.speed, id)];
    }
    return [];
  };
