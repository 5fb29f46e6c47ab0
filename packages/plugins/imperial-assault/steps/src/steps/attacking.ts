import {
  type AttackDie,
  type AttackInstead,
  attackTypeOf,
  type BodyCard,
  type Context,
  currentAttack,
  diceLeft,
  faceOf,
  isAttackDie,
  parseSurgeId,
  SYMBOLS,
  targetSpaces,
  turnable,
} from "@riposte/imperial-assault";
import type { Effect, EffectOf } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import type { attacksSteps } from "../language/steps/attacks.js";
import { seatOf } from "../questions/figures.js";
import { amountIn, iconsAt } from "../reading/amount.js";
import { figuresOf } from "../reading/filter.js";
import { dicePool } from "../reading/pool.js";
import { rerollable } from "../reading/possible.js";
import { figuresBound, listed, reasonOf, runningScene, type Scene, tableOf } from "../reading/scene.js";
import { attackTargets } from "../reading/targets.js";
import { chooserOf } from "./choosing.js";
import type { StepHandlers } from "./step-handlers.js";

type DieName = Parameters<typeof faceOf>[0];

/** Attacks inside abilities, and what is changed in the attack under way. */
export const attacking = (context: Context): Pick<StepHandlers, keyof typeof attacksSteps> => ({
  // before its target is chosen there is a moment in which what it may target changes
  "do:attack": (_, effect, match) => {
    const [attacker] = figuresBound(runningScene(context, match), effect.by);
    if (attacker !== undefined) match.open("attack:aiming", { attacker });
    match.queue({ ...effect, type: "do:aim" });
  },
  "do:aim": (_, effect, match) => {
    const scene = runningScene(context, match);
    match.bind(effect.as, []);
    if (attackTargets(scene, effect).length === 0) return;
    const [attacker] = figuresBound(scene, effect.by);
    if (effect.control === true) match.ask("do:attack", scene.seat, effect);
    else match.ask("do:attack", seatOf(scene, attacker as string), effect);
  },
  "do:strike": (_, { attacker, defender, targetSpace, seat, instead }, match) =>
    match.call("attack", { attacker, defender, targetSpace, seat, instead: instead as AttackInstead | undefined }),
  "do:reroll": (_, effect, match) => {
    const scene = runningScene(context, match);
    const dice = rerollable(scene, effect);
    if (effect.all)
      for (const die of dice)
        match.queue({ type: "attack:reroll", die, by: reasonOf(scene), seat: rerollerOf(scene, die, effect.roller) });
    else if (dice.length > 0) {
      const upTo = Math.min(amountIn(scene, effect.upTo), dice.length);
      match.ask("do:reroll", chooserOf(scene, effect.by), { ...effect, upTo });
    }
  },
  "do:turn": (_, effect, match) => match.ask("do:turn", runningScene(context, match).seat, effect),
  "do:pool": (_, { add = [], remove = [], of, by, optional }, match) => {
    const scene = runningScene(context, match);
    const reason = reasonOf(scene);
    const removed = remove.flatMap((one): readonly (DieName | "any")[] =>
      one === "all" ? (dicePool(match, of) as readonly DieName[]) : [one],
    );
    for (const die of removed) {
      if (die === "any") match.ask("do:remove-die", chooserOf(scene, by), { of, optional });
      else match.queue({ type: "attack:remove-die", die, by: reason });
    }
    for (const die of add) match.queue({ type: "attack:add-die", die, by: reason });
  },
  "do:modify": (_, { symbol, amount, onDie }, match) => {
    const scene = runningScene(context, match);
    const added = amountIn(scene, amount);
    if (added === 0) return;
    const [die] = onDie === undefined ? [] : (listed(scene.bindings[onDie] ?? []) as readonly number[]);
    const tied = die === undefined ? {} : { die };
    match.queue({ type: "attack:modify", symbol, amount: added, by: reasonOf(scene), ...tied });
  },
  "do:convert": (_, { from, to, upTo }, match) => {
    if (currentAttack(match) === undefined) return;
    const scene = runningScene(context, match);
    const by = reasonOf(scene);
    const there = turnable(match, from);
    const count = upTo === undefined ? there : Math.min(amountIn(scene, upTo), there);
    for (const { die, amount } of turnedFrom(match, from, there, count)) {
      const tied = die === undefined ? {} : { die };
      match.queue({ type: "attack:modify", symbol: from, amount: -amount, by, turned: true, ...tied });
      for (const symbol of SYMBOLS) {
        const each = to[symbol];
        if (each !== undefined) match.queue({ type: "attack:modify", symbol, amount: each * amount, by, ...tied });
      }
    }
  },
  "do:grant": (_, { pierce, type: _type, ...keywords }, match) => {
    const scene = runningScene(context, match);
    const added = pierce === undefined ? 0 : amountIn(scene, pierce);
    const held = currentAttack(match)?.keywords.pierce ?? 0;
    match.queue({ type: "attack:grant", ...keywords, ...(added === 0 ? {} : { pierce: Math.max(-held, added) }) });
  },
  // without the plugin that owns surge abilities there are none to have
  "do:surges": (_, { surges, to, until }, match) => {
    if (!match.has("surge")) return;
    const scene = runningScene(context, match);
    const gained = surges.flatMap((spelled) => {
      const parsed = parseSurgeId(spelled);
      return parsed.ok ? [parsed.surge] : [];
    });
    for (const figure of figuresOf(scene, to))
      match.queueAll([{ type: "surge:grant", figure, surges: gained, until, by: reasonOf(scene) } as Effect]);
  },
  "do:borrow-surges": (_, { of }, match) => {
    if (!match.has("surge")) return;
    const scene = runningScene(context, match);
    for (const lender of figuresBound(scene, of))
      match.queueAll([{ type: "surge:borrow", figure: scene.self, of: lender } as Effect]);
  },
  "do:retarget": (_, { to }, match) => {
    const scene = runningScene(context, match);
    const attack = currentAttack(match);
    const [defender] = figuresBound(scene, to);
    if (attack === undefined || defender === undefined) return;
    const [targetSpace] = targetSpaces(context, match, attack.attacker, defender, attack.type);
    if (targetSpace !== undefined) match.queue({ type: "attack:retarget", defender, targetSpace });
  },
  "do:become": (_, { attackType }, match) => match.queue({ type: "attack:become", attackType }),
  "do:free-dice": (_, { count, maxPerColor, instead }, match) => {
    const scene = runningScene(context, match);
    if (instead) {
      for (const die of dicePool(match, "attack"))
        match.queue({ type: "attack:remove-die", die: die as "red", by: reasonOf(scene) });
    }
    for (let one = 0; one < count; one++) match.ask("do:free-die", scene.seat, { of: "attack", maxPerColor });
  },
  "do:swap-die": (_, { of, from, to }, match) => {
    const scene = runningScene(context, match);
    const pool = dicePool(match, of);
    if (pool.length === 0 || (from !== undefined && !pool.includes(from))) return;
    if (from === undefined) match.ask("do:remove-die", scene.seat, { of });
    else match.queue({ type: "attack:remove-die", die: from, by: reasonOf(scene) });
    if (to === undefined) match.ask("do:free-die", scene.seat, { of, maxPerColor: 9 });
    else match.queue({ type: "attack:add-die", die: to, by: reasonOf(scene) });
  },
  "do:cancel-die": (_, { dice, only }, match) => {
    const scene = runningScene(context, match);
    if (only === undefined) {
      match.ask("do:cancel-die", scene.seat, { dice });
      return;
    }
    const places = listed(scene.bindings[only] ?? []) as readonly number[];
    for (const die of places) match.queue({ type: "attack:cancel-die", die, by: reasonOf(scene) });
  },
  "do:read-die": (_, effect, match) => match.ask("do:read-die", runningScene(context, match).seat, effect),
  "do:recolor": (_, effect, match) => {
    const scene = runningScene(context, match);
    if (rerollable(scene, effect).length > 0) match.ask("do:recolor", scene.seat, effect);
  },
  "do:arc": (_, { beside }, match) => {
    const { self: figure, seat } = runningScene(context, match);
    const scope = match.isScopeOpen("activation") ? "activation" : "round";
    match.last("ia:arc", { scope, seat, data: { figure, ...(beside === true ? { beside } : {}) } });
  },
  "do:miss": (_, _effect, match) =>
    match.queue({ type: "attack:miss", reason: reasonOf(runningScene(context, match)) }),
});

/** Where results that are turned come from: what is on no die first, then die after die; what is turned on a die goes with it. */
function turnedFrom(
  match: StepsMatch,
  symbol: (typeof SYMBOLS)[number],
  there: number,
  count: number,
): readonly { readonly die?: number; readonly amount: number }[] {
  const turned = currentAttack(match)?.modifiers.filter((one) => one.symbol === symbol && one.turned === true) ?? [];
  const onDice = diceLeft(match).map(({ place, die, face }) => ({
    die: place,
    amount: turned.reduce((left, one) => left + (one.die === place ? one.amount : 0), faceOf(die, face)[symbol]),
  }));
  const loose = there - onDice.reduce((sum, { amount }) => sum + amount, 0);
  let left = count;
  return [{ amount: loose }, ...onDice].flatMap((one) => {
    const amount = Math.min(left, Math.max(0, one.amount));
    left -= amount;
    return amount === 0 ? [] : [{ ...one, amount }];
  });
}

/** What an attack of a step has instead of the printed one. */
export function insteadOf(scene: Scene, step: EffectOf<SkirmishSteps, "do:attack" | "do:aim">, attacker: string) {
  const printed = (id: string) => scene.context.body(tableOf(scene).figures[id]?.card ?? "").attack;
  const { pool, free } = poolOf(scene, step.pool, printed);
  const own = printed(attacker);
  const dice = step.plus === undefined ? pool : [...(pool ?? own?.dice ?? []), ...step.plus];
  const any = pool === undefined && step.plus !== undefined ? own?.freeDice : free;
  return {
    by: step.tag === undefined ? reasonOf(scene) : `${reasonOf(scene)}/${step.tag}`,
    ...typeFor(scene, step),
    ...(dice === undefined ? {} : { pool: dice }),
    ...(any === undefined ? {} : { free: any }),
    ...(step.keywords === undefined ? {} : { keywords: step.keywords }),
    ...(step.plain === true ? { plain: true } : {}),
    modifiers: SYMBOLS.flatMap((symbol) => {
      const amount = step.results?.[symbol];
      return amount === undefined ? [] : [{ symbol, amount, by: reasonOf(scene) }];
    }),
  };
}

function typeFor(scene: Scene, { attackType, typeOf }: EffectOf<SkirmishSteps, "do:attack" | "do:aim">) {
  const [model] = typeOf === undefined ? [] : figuresBound(scene, typeOf);
  const type = attackType ?? (model === undefined ? undefined : attackTypeOf(scene.context, scene.match, model));
  return type === undefined ? {} : { type };
}

type Printed = BodyCard["attack"];

/** The dice a step names, or those of a figure, whose card may let its player choose some. */
function poolOf(
  scene: Scene,
  pool: EffectOf<SkirmishSteps, "do:attack">["pool"],
  printed: (id: string) => Printed,
): { readonly pool?: readonly AttackDie[]; readonly free?: AttackInstead["free"] } {
  if (pool === undefined) return {};
  if (Array.isArray(pool)) return { pool };
  const [figure] = figuresBound(scene, (pool as { readonly of: string }).of);
  const lender = figure === undefined ? undefined : tableOf(scene).figures[figure];
  if (lender === undefined) return {};
  const { dice = [], freeDice } = printed(lender.id) ?? {};
  // also where the other player attacks with them, they are the choice of the player whose figure it is (rules 12.1)
  return { pool: [...dice], ...(freeDice === undefined ? {} : { free: { ...freeDice, seat: lender.seat } }) };
}

/** Whose reroll it is: of the ability's player, or of the one who rolled the die. */
export function rerollerOf({ match, seat }: Scene, place: number, isRollers: boolean): number {
  const attack = currentAttack(match);
  if (!isRollers || attack === undefined) return seat;
  return isAttackDie(attack.dice[place]?.die ?? "red") ? attack.seat : 1 - attack.seat;
}

/** Faces a die may be turned to. */
export function facesFor(
  die: Parameters<typeof faceOf>[0],
  { face }: EffectOf<SkirmishSteps, "do:turn">,
): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((one) => face !== "one-icon" || iconsAt({ die, face: one }) === 1);
}
