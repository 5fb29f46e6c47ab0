import type { CardInfo } from "@riposte/one-piece";
import { counted, listedShort } from "@riposte/words";

/** "cost 3, 4000, +1000". */
export function cardWords({ kind, cost, power, counter, life }: CardInfo): string {
  if (kind === "Leader") return `Leader, ${power}, Life ${life}`;
  return [
    `cost ${cost ?? 0}`,
    ...(kind === "Character" ? [String(power)] : [kind]),
    ...(counter === null || counter === 0 ? [] : [`+${counter}`]),
  ].join(", ");
}

/** What a first hand can do, and whether most people would keep it. */
export function judgeHand(drawn: readonly CardInfo[]): string {
  const early = drawn.filter(({ kind, cost }) => kind !== "Event" && (cost ?? 0) <= 2);
  const counters = drawn.filter(({ counter }) => (counter ?? 0) >= 2000);
  const has = [
    ...early.slice(0, 1).map(({ name }) => name),
    ...(counters.length > 0
      ? [counters.length === 1 ? "a counter of 2000" : `${counters.length} counters of 2000`]
      : []),
  ];
  if (early.length === 0)
    return `Nothing to play in the first turns, ${counted(counters.length, "counter")}: draw anew.`;
  return `${listedShort(has)}: keep it.`;
}
