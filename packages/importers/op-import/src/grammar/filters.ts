import { attempt, eat, type Reader } from "../reader.js";
import { amountOf } from "./amount.js";
import type { Noun } from "./noun.js";
import { readKeyword, readTiming } from "./tags.js";
import { readWords } from "./words.js";

export const THIS = "this (Character|Leader|Stage|card|Event)( card)?";

/** What stands after the head: costs, power, types, names, exceptions. */
export function readAfter(r: Reader, noun: Noun): boolean {
  return (
    attempt(r, (rr) => {
      eat(rr, "(,|and|that is|that are|that has|that have)");
      return readFilter(rr, noun) ? true : undefined;
    }) === true
  );
}

function readFilter(r: Reader, noun: Noun): boolean {
  const { filter } = noun;
  if (eat(r, "(without a|with no) Counter") !== undefined) return put(filter, { counter: 0 });
  const counter = eat(r, "with( a)? {n} Counter") ?? eat(r, "with( a)? +{n} Counter");
  if (counter !== undefined) return put(filter, { counter: Number(counter[0]) });
  const without = attempt(r, readWithout);
  if (without !== undefined) return put(filter, { not: without });
  eat(r, "(with|and|has|have)");
  eat(r, "(a|an)");
  if (eat(r, "no base effect") !== undefined) return put(filter, { plain: true });
  if (eat(r, "[Trigger]") !== undefined) return put(filter, { trigger: true });
  const keyword = readKeyword(r);
  if (keyword !== undefined) return put(filter, { keyword });
  const timing = attempt(r, readEffectOf);
  if (timing !== undefined) return put(filter, { timing });
  const don = attempt(r, readGivenDon);
  if (don !== undefined) return put(filter, { don });
  if (eat(r, "different( card)? names") !== undefined) {
    noun.distinct = "name";
    return true;
  }
  const named = eat(r, "the same (card )?name as the (trashed|returned|revealed) (card|Character)");
  if (named !== undefined)
    return put(filter, { sameNameAs: /revealed\s+\w+$/i.test(r.text.slice(0, r.at)) ? r.shown : "chosen" });
  if (eat(r, "different color than the (returned|trashed|revealed) (Character|card)") !== undefined)
    return put(filter, { not: { sharesColorWith: "chosen" } });
  const includes = eat(r, "type including {quoted}") ?? eat(r, "type includes {quoted}");
  if (includes !== undefined) return put(filter, { typeIncludes: includes[0] });
  if (eat(r, "other than") !== undefined) return readExcept(r, filter);
  for (const stat of ["power", "cost"]) {
    const total = eat(r, `total ${stat} of {n} or less`);
    if (total === undefined) continue;
    noun.total = { stat, max: Number(total[0]) };
    return true;
  }
  const amount = amountOf(r);
  return amount === undefined ? false : put(filter, amount);
}

/** "an [On Play] effect". */
function readEffectOf(r: Reader): string | undefined {
  const timing = readTiming(r);
  return timing === undefined || eat(r, "effects?") === undefined ? undefined : timing;
}

/** "without an [On Play] effect", "without the <Slash> attribute", "without [Blocker]". */
function readWithout(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "without( an| a| the)?") === undefined) return undefined;
  const keyword = readKeyword(r);
  if (keyword !== undefined) return { keyword };
  const timing = attempt(r, readEffectOf);
  return timing !== undefined ? { timing } : readWords(r);
}

/** "2 or more DON!! cards given", "DON!! card given". */
function readGivenDon(r: Reader): unknown {
  const more = eat(r, "{n} or more DON!! cards given");
  if (more !== undefined) return { min: Number(more[0]) };
  const exact = eat(r, "{n} DON!! cards? given");
  if (exact !== undefined) return Number(exact[0]);
  return eat(r, "(DON!! cards? given|given DON!! cards?)") === undefined ? undefined : { min: 1 };
}

function readExcept(r: Reader, filter: Record<string, unknown>): boolean {
  if (eat(r, THIS) !== undefined) return put(filter, { other: "self" });
  eat(r, "your");
  const words = readWords(r);
  return words === undefined ? false : put(filter, { not: words });
}

function put(filter: Record<string, unknown>, more: Record<string, unknown>): true {
  if ("not" in more && "not" in filter) filter.not = { any: [filter.not, more.not] };
  else Object.assign(filter, more);
  return true;
}
