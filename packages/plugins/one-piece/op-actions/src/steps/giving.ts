import { cardOf, type Mark, powerOf, tableOf, type Until } from "@riposte/one-piece";
import type { Ban, Change } from "../language/change.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";

/** The marks that stand for a change on one card; numbers are read now and stay. */
export function marksOf(scene: Scene, card: number, change: Change, until: Until | null): readonly Mark[] {
  const by = scene.code;
  const marks: Mark[] = [];
  const add = (kind: Mark["kind"], more: Partial<Mark>) => marks.push({ kind, ...more, until, by });
  const amount = (kind: Mark["kind"], num: Change["power"]) => {
    if (num !== undefined) add(kind, { amount: numberOf(scene, num) });
  };
  amount("power", change.power);
  amount("basePower", change.basePower);
  amount("cost", change.cost);
  amount("baseCost", change.baseCost);
  amount("counter", change.counter);
  if (change.powerZero === true) add("power", { amount: -Math.max(0, powerOf(scene.context, scene.match, card)) });
  if (change.costZero === true) add("costZero", {});
  for (const word of change.keyword ?? []) add("keyword", { word });
  for (const word of change.loses ?? []) add("loses", { word });
  if (change.attribute !== undefined) add("attribute", { word: change.attribute });
  if (change.gainsType !== undefined) add("type", { word: change.gainsType });
  if (change.gainsName !== undefined) add("name", { word: change.gainsName });
  for (const ban of change.cannot ?? []) marks.push(banMark(scene, ban, until));
  if (change.attacksActive !== undefined)
    add("may", { word: "attackActive", ...(change.attacksActive !== true && { data: change.attacksActive }) });
  if (change.negated === true) add("negated", {});
  else for (const word of change.negated ?? []) add("negated", { word });
  if (change.staysRested === true) {
    const { owner } = cardOf(scene.match, card);
    const { turn } = tableOf(scene.match);
    marks.push({ kind: "stays", until: { at: "refresh", seat: owner, from: turn + 1 }, by });
  }
  return marks;
}

/** A ban with conditions keeps whose it is: "your opponent's effects" are read from there. */
export function banMark({ code, seat }: Scene, ban: Ban, until: Until | null): Mark {
  const isBare = Object.keys(ban).length === 1;
  return { kind: "cannot", word: ban.verb, ...(!isBare && { data: { ...ban, seat } }), until, by: code };
}
