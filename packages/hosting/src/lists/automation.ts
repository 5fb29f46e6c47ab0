import { fill } from "@riposte/words";

/** How many of these cards play themselves. */
export function automation(ids: readonly string[], isByHand: (id: string) => boolean): string {
  const byHand = ids.filter(isByHand).length;
  if (byHand === 0) return "all of them automated";
  return fill("{byHand} of {all|card} {byHand?is|are} not automated: you will be told what to do by hand", {
    byHand,
    all: ids.length,
  });
}
