import { boardOf, type Context, distance, fieldIn, spaceNamed, standing } from "@riposte/imperial-assault";
import type { figuresSteps } from "../language/steps/figures.js";
import { amountIn } from "../reading/amount.js";
import { figuresOf } from "../reading/filter.js";
import { laidBy } from "../reading/marks.js";
import { figuresBound, objectsBound, reasonOf, runningScene, tableOf } from "../reading/scene.js";
import { tokensOf } from "../reading/tokens.js";
import type { StepHandlers } from "./step-handlers.js";

/** What is done to figures. */
export const harming = (
  context: Context,
): Pick<StepHandlers, Exclude<keyof typeof figuresSteps, "do:ease-strain" | "do:rule-strain">> => ({
  "do:damage": (_, { to, amount }, match) => {
    const scene = runningScene(context, match);
    const damage = amountIn(scene, amount);
    if (damage <= 0) return;
    for (const figure of figuresOf(scene, to)) {
      match.queue({ type: "figure:damage", figure, amount: damage, by: reasonOf(scene), seat: scene.seat });
    }
    for (const object of typeof to === "string" ? objectsBound(scene, to) : []) {
      match.queue({ type: "object:damage", object, amount: damage, by: reasonOf(scene) });
    }
  },
  "do:damage-objects": (_, { fromSpace, from: near, within, amount }, match) => {
    const scene = runningScene(context, match);
    const board = boardOf(context, match);
    const [figure] = figuresBound(scene, near);
    const space = fromSpace === undefined ? undefined : scene.bindings[fromSpace];
    const origin =
      typeof space === "string"
        ? spaceNamed(board, space)
        : fromSpace === undefined && figure !== undefined
          ? standing(context, match, figure)
          : undefined;
    const damage = amountIn(scene, amount);
    if (origin === undefined || damage <= 0) return;
    for (const { id, space } of Object.values(tableOf(scene).objects)) {
      const far = space === null ? undefined : distance(fieldIn(context, match), origin, spaceNamed(board, space));
      if (far === undefined || far > within) continue;
      match.queue({ type: "object:damage", object: id, amount: damage, by: reasonOf(scene) });
    }
  },
  "do:strain": (_, { to, amount }, match) => {
    const scene = runningScene(context, match);
    const strain = amountIn(scene, amount);
    if (strain <= 0) return;
    for (const figure of figuresOf(scene, to)) {
      match.queue({ type: "figure:strain", figure, amount: strain, by: reasonOf(scene) });
    }
  },
  "do:recover": (_, { to, amount }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresOf(scene, to)) {
      match.queue({
        type: "figure:recover",
        figure,
        amount: Math.max(0, amountIn(scene, amount)),
        by: reasonOf(scene),
      });
    }
  },
  "do:gain": (_, { to, condition }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresOf(scene, to))
      match.queue({ type: "figure:gain", figure, condition, by: reasonOf(scene), seat: scene.seat });
  },
  "do:lose": (_, { to, condition, all, optional }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresOf(scene, to)) {
      const held = tableOf(scene).figures[figure]?.conditions ?? [];
      const losing = held.filter((one) => isLost(one, condition));
      if (all || (losing.length === 1 && !optional)) {
        for (const lost of losing) match.queue({ type: "figure:lose", figure, condition: lost });
      } else if (losing.length > 0) {
        match.ask("do:lose", scene.seat, { figure, losing, optional });
      }
    }
  },
  "do:revive": (_, effect, match) => match.ask("do:revive", runningScene(context, match).seat, effect),
  "do:defeat": (_, { to, half }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresOf(scene, to))
      match.queue({ type: "figure:defeat", figure, ...(half ? { half } : {}) });
  },
  "do:incapacitate": (_, { to }, match) => {
    for (const figure of figuresOf(runningScene(context, match), to))
      match.queue({ type: "figure:become", figure, status: "incapacitated" });
  },
  // without the plugin that owns power tokens there are none to gain
  "do:token": (_, { to, token, amount, distribute }, match) => {
    if (!match.has("power-tokens")) return;
    const scene = runningScene(context, match);
    const count = amountIn(scene, amount);
    if (distribute) {
      const among = figuresOf(scene, to);
      if (count > 0 && among.length > 0)
        match.queue({
          type: "power-token:distribute",
          seat: scene.seat,
          among: [...among],
          token,
          count,
          by: reasonOf(scene),
        });
      return;
    }
    for (const figure of figuresOf(scene, to)) {
      for (let one = 0; one < count; one++) {
        match.queue({ type: "power-token:gain", figure, token, seat: scene.seat, by: reasonOf(scene) });
      }
    }
  },
  // it is the spender who spends: for a moment the token is its own
  "do:lend-token": (_, { of, to, token }, match) => {
    if (!match.has("power-tokens")) return;
    const scene = runningScene(context, match);
    const [lender] = figuresBound(scene, of);
    const [spender] = figuresBound(scene, to);
    if (lender === undefined || spender === undefined || token === "wild" || !tokensOf(match, lender).includes(token))
      return;
    match.queue({ type: "power-token:discard", figure: lender, token });
    match.queue({ type: "power-token:gain", figure: spender, token, seat: scene.seat, by: reasonOf(scene) });
    match.queue({ type: "power-token:spend", figure: spender, token });
  },
  "do:strip": (_, { to, only, gives }, match) => {
    const scene = runningScene(context, match);
    const taker = gives === undefined ? {} : { gives: figuresOf(scene, gives)[0] };
    for (const figure of figuresOf(scene, to)) {
      match.ask("do:strip", scene.seat, { figure, ...(only === undefined ? {} : { only }), ...taker });
    }
  },
  "do:trait": (_, { who, trait, scope }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresOf(scene, who)) {
      match.last("do:trait", {
        ...(scope === "game" ? {} : { scope }),
        seat: scene.seat,
        data: { figure, trait },
      });
    }
  },
  "do:lay": (_, { token, space }, match) => {
    const { self: figure, bindings, seat } = runningScene(context, match);
    const old = laidBy(match, figure, token);
    if (old !== undefined) match.queue({ type: "kernel:expire", id: old.id });
    const where = bindings[space];
    if (typeof where === "string") match.last("do:laid", { seat, data: { figure, token, space: where } });
  },
  "do:lift": (_, { token }, match) => {
    const laid = laidBy(match, runningScene(context, match).self, token);
    if (laid !== undefined) match.queue({ type: "kernel:expire", id: laid.id });
  },
  "do:mark": (_, { on, mark, scope }, match) => {
    const scene = runningScene(context, match);
    const kept = {
      ...(scope === "whole-round" && { round: true as const }),
      ...(scope === "attack" && { attack: true as const }),
    };
    for (const figure of figuresOf(scene, on)) {
      const data = { figure, mark, ability: reasonOf(scene), ...kept };
      const during = scope === "game" || scope === "whole-round" ? {} : { scope };
      match.last("do:mark", { ...during, seat: scene.seat, data });
    }
  },
  "do:check": (_, { to }, match) => {
    for (const figure of figuresOf(runningScene(context, match), to)) match.queue({ type: "figure:check", figure });
  },
});

const isLost = (held: string, lost: string): boolean =>
  lost === "any" || held === lost || (lost === "harmful" && held !== "focus" && held !== "hide");
