import { effectsOf, type Offer } from "@riposte/kernel";
import { distance, isAdjacent, spaceNamed } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads, ImperialAssault } from "../declared.js";
import { isHarmful } from "../facts/vocabulary.js";
import { targetSpaces } from "../figures/aiming.js";
import { boardOf, fieldIn, standing } from "../figures/field.js";
import { deployed, figureOf, has, isInPlay } from "../figures/lookup.js";
import { isObject, isTarget, targetObjects } from "../figures/target.js";
import { say } from "../messages.js";
import { accuracyNeeded } from "./arithmetic.js";
import type { Attack } from "./attack.js";
import { attackIn, currentAttack } from "./current.js";
import { keywordsIn } from "./keywords.js";

const effects = effectsOf<ImperialAssault>();

type Aftermath = Pick<Effects, "attack:after" | "attack:blast" | "attack:end">;

/** What follows an attack (rules 8.1, step 8). */
export const aftermath = (context: Context): Aftermath => ({
  // Focused and Hidden go first, so that one gained by this attack stays
  "attack:after": (_table, _effect, match) => {
    const { attacker } = attackIn(match);
    match.queue({ type: "figure:lose", figure: attacker, condition: "focus" });
    match.queue({ type: "figure:lose", figure: attacker, condition: "hide" });
  },

  "attack:blast": (_table, { amount }, match) => {
    for (const id of caughtInBlast(context, match)) match.queue(harmTo(match, id, amount, "blast"));
  },

  "attack:end": (table, _effect, match) => {
    const attack = match.own(table, "attacks").pop();
    if (attack === undefined) return;
    const { attacker, defender, missed, dealt } = attack;
    match.publish("attack:resolved", { attacker, defender, missed: missed !== null, dealt });
  },
});

/** Blast, each Cleave, conditions and Recover are the attacker's, in the order it likes; only Recover works without damage. */
export const keywordOffers =
  (context: Context) =>
  (_subject: unknown, seat: number, match: IaMatch): readonly Offer[] => {
    const attack = currentAttack(match);
    if (attack === undefined || attack.seat !== seat || !isInPlay(match, attack.attacker)) return [];
    const { attacker, defender, dealt, keywords } = attack;
    const { blast, recover } = keywordsIn(match);
    const forced = { kind: "forced" } as const;
    const offers: Offer[] = [];
    if (recover > 0 && figureOf(match, attacker).damage > 0) {
      const label = say("ia:recover", { amount: recover });
      const effect = { type: "figure:recover", figure: attacker, amount: recover, by: "attack" } as const;
      offers.push(match.offer({ key: "keyword:recover", label, effects: [effect], ...forced }));
    }
    if (dealt === 0) return offers;
    const gained = keywords.conditions
      .map((condition) => ({ condition, figure: isHarmful(condition) ? defender : attacker }))
      .filter(({ condition, figure }) => isInPlay(match, figure) && !has(match, figure, condition));
    if (gained.length > 0) {
      const label = say("ia:inflict", { conditions: gained.map(({ condition }) => condition).join(", ") });
      const effects = gained.map((one) => ({ type: "figure:gain", ...one, by: "attack", seat }) as const);
      offers.push(match.offer({ key: "keyword:conditions", label, effects, ...forced }));
    }
    if (blast > 0) {
      const label = say("ia:blast", { amount: blast });
      const effect = { type: "attack:blast", amount: blast } as const;
      offers.push(match.offer({ key: "keyword:blast", label, effects: [effect], ...forced }));
    }
    if (keywords.cleave.length === 0 || cleaveTargets(context, match).length === 0) return offers;
    for (const [at, amount] of keywords.cleave.entries()) {
      const label = say("ia:cleave-option", { amount });
      offers.push(
        match.offer({
          key: `keyword:cleave:${at}`,
          label,
          effects: [effects.ask("ia:cleave", seat, { amount })],
          ...forced,
        }),
      );
    }
    return offers;
  };

/** Whom a cleave may hit: another hostile figure or object that this attack could have targeted (rules 8.2). */
export function cleaveTargets(context: Context, match: IaMatch): readonly string[] {
  const attack = attackIn(match);
  const { attacker, defender, type, final } = attack;
  if (!isInPlay(match, attacker)) return [];
  const field = fieldIn(context, match);
  const from = standing(context, match, attacker);
  const figures = deployed(match).filter((figure) => isHostile(match, attack, figure.id));
  return [...figures.map(({ id }) => id), ...targetObjects(context, match)]
    .filter((id) => id !== defender && targetSpaces(context, match, attacker, id, type).length > 0)
    .filter((id) => {
      if (type === "melee") return true;
      const far = distance(field, from, standing(context, match, id));
      return far !== undefined && (final?.accuracy ?? 0) >= accuracyNeeded(far, isObject(match, id));
    });
}

/** Damage to whatever it is. */
export const harmTo = (match: IaReads, id: string, amount: number, by: string) =>
  isObject(match, id)
    ? ({ type: "object:damage", object: id, amount, by } as const)
    : ({ type: "figure:damage", figure: id, amount, by } as const);

/** To a figure that another player attacks with, every figure but itself is hostile (rules 8.1). */
function isHostile(match: IaReads, { attacker, seat }: Attack, id: string): boolean {
  const { seat: theirs, status } = figureOf(match, id);
  if (figureOf(match, attacker).seat !== seat) return id !== attacker && status !== "neutral";
  return theirs !== seat || status === "neutral";
}

/** Every figure and object on or next to the target space but the target itself, friends too (rules 8.2). */
function caughtInBlast(context: Context, match: IaMatch): readonly string[] {
  const { targetSpace, defender } = attackIn(match);
  const field = fieldIn(context, match);
  const space = spaceNamed(boardOf(context, match), targetSpace);
  return [...deployed(match).map(({ id }) => id), ...targetObjects(context, match)].filter((id) => {
    if (id === defender || !isTarget(match, id)) return false;
    const stander = standing(context, match, id);
    // what the target space is made of does not shield any figure (rules 6.4)
    return stander.spaces.includes(space) || isAdjacent(field, stander, { spaces: [space] });
  });
}
