import type { Acted } from "../../src/index.js";

/** What the words of a line must say for something to happen to a table: read by nouns and numbers alone, without the grammar or the checker. */
export function unprinted(line: string, { before, after, seat }: Acted): readonly string[] {
  const says = (pattern: RegExp) => pattern.test(line);
  const strange: string[] = [];
  const needs = (what: string, pattern: RegExp) => {
    if (!says(pattern)) strange.push(`${what}: the line has no ${pattern.source}`);
  };
  const isOpen = says(
    /\b(all|any number|any of|until|for (every|each)|equal to|per|each of)\b|number|return \d+ or more/i,
  );
  const most = [...line.replaceAll("DON!! -", "DON!! ").matchAll(/(?<![+\d-])\d+/g)].map(Number);
  const these = line.match(/(trash|place|return|rest) this/gi)?.length ?? 0;
  const sum = most.filter((one) => one < 100).reduce((so, one) => so + one, these);
  const counted = (what: string, delta: number) => {
    if (!isOpen && Math.abs(delta) > Math.max(1, sum)) strange.push(`${what} changed by ${delta}: no such number`);
  };
  for (const [place, who] of [seat, 1 - seat].entries()) {
    const [was, is] = [before.sides[who], after.sides[who]];
    if (was === undefined || is === undefined) continue;
    const whose = place === 0 ? "own" : "opponent's";
    for (const [pile, pattern] of PILES) {
      const delta = is[pile] - was[pile];
      if (delta === 0) continue;
      const what = `${whose} ${pile}`;
      needs(what, pattern);
      // DON!! go with a card that leaves, however many
      if (pile !== "givenDon") counted(what, delta);
      if (place === 1) needs(what, OTHERS);
    }
  }
  for (const [id, was] of before.cards) {
    const is = after.cards.get(id);
    const isField = was.zone === "leader" || was.zone === "character" || was.zone === "stage";
    if (!isField || is?.zone === undefined) {
      if (isField) needs(`${was.code} left`, /K\.O\.|trash|return|place|add|play/i);
      if (isField && was.owner !== seat) needs(`${was.code} left`, OTHERS);
      continue;
    }
    const given = is.don - was.don;
    const power = is.power - was.power;
    const isDon = sums(line).has(Math.abs(power - given * 1000));
    if (power !== 0 && !isDon) {
      needs(`power ${power}`, /base power|same as|for (every|each)|\b0\b|power becomes/);
      if (is.owner !== seat) needs(`power ${power}`, OTHERS);
    }
    const cost = is.cost - was.cost;
    // no cost is less than nothing
    const costs = [...line.matchAll(/[+-](\d+) cost/g)].map(([, one]) => Number(one));
    if (cost !== 0 && !costs.some((one) => one >= Math.abs(cost))) needs(`cost ${cost}`, /cost.*(0|becomes|equal)/);
    if (is.rested && !was.rested) needs(`${was.code} rested`, /rest/i);
    if (!is.rested && was.rested) needs(`${was.code} stood`, /active/i);
    if (given !== 0) needs(`${was.code} DON!!`, /DON!!/);
    if (is.rested !== was.rested && is.owner !== seat) needs(`${was.code} turned`, OTHERS);
  }
  return strange;
}

/** What printed changes of power come to, one or several together. */
function sums(line: string): ReadonlySet<number> {
  const found = new Set([0]);
  for (const [, one] of line.matchAll(/(?:[+-]|loses? )(\d+) power/g))
    for (const so of [...found]) found.add(so + Number(one));
  return found;
}

/** Words that reach the other player's cards. */
const OTHERS = /opponent|owner's|\b(1|all|\d+) (rested |active )?(Characters?|Stages?)\b|damage/i;

const PILES = [
  ["hand", /hand|draw|play|owner|Event/i],
  ["deck", /deck|draw|look|Life/i],
  ["trash", /trash|K\.O\.|play|Event|Stage|Character/i],
  ["life", /Life|damage/i],
  ["don", /DON!!/],
  ["donDeck", /DON!!/],
  ["givenDon", /DON!!|K\.O\.|return|place|trash|add|play/i],
] as const;
