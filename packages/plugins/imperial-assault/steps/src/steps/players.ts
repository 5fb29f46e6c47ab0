import {
  boardOf,
  type Context,
  canTakeSpecial,
  isAdjacentToDoor,
  isLocked,
  isOfPlayer,
  spaceNamed,
} from "@riposte/imperial-assault";
import { type Effect, effectsOf, runAbility, shuffle } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { bar } from "../in-force/barred.js";
import type { playersSteps } from "../language/steps/players.js";
import { amountIn } from "../reading/amount.js";
import { upgradeOf } from "../reading/costs.js";
import { spendLimit } from "../reading/limits.js";
import { figuresBound, reasonOf, runningScene, tableOf } from "../reading/scene.js";
import { chooserOf } from "./choosing.js";
import type { StepHandlers } from "./step-handlers.js";

const effects = effectsOf<SkirmishSteps>();

/** Cards, victory points, actions, and costs. */
export const players = (context: Context): Pick<StepHandlers, keyof typeof playersSteps> => ({
  "do:draw": (_, { amount, who, as }, match) => {
    const scene = runningScene(context, match);
    const cards = amountIn(scene, amount);
    const seats = who === "both" ? match.order() : [who === "you" ? scene.seat : 1 - scene.seat];
    match.bind(as, (tableOf(scene).sides[scene.seat]?.deck ?? []).slice(0, seats.includes(scene.seat) ? cards : 0));
    for (const seat of seats) match.queue({ type: "seat:draw", seat, cards });
  },
  "do:discard": (_, { amount, who, random, among, orMore, costAtLeast, optional, only, orShow }, match) => {
    const scene = runningScene(context, match);
    const seat = who === "you" ? scene.seat : 1 - scene.seat;
    if (only !== undefined) {
      const card = scene.bindings[only];
      const held = tableOf(scene).sides[seat]?.hand ?? [];
      if (orShow === true && !held.includes(String(card))) match.publish("hand:revealed", { seat, cards: [...held] });
      else if (typeof card === "string") match.queue({ type: "seat:discard", seat, card });
      return;
    }
    match.bind("discarded", 0);
    match.bind("discardedCost", 0);
    const { hand = [] } = tableOf(scene).sides[seat] ?? {};
    if (random) {
      const order = match.chance(`deck-${seat}`, shuffle(hand.length));
      const cards = order.slice(0, amount).map((place) => hand[place] as string);
      match.queueAll(cards.map((card) => ({ type: "do:discard-one", seat, card }) as Effect));
      return;
    }
    if (orMore) {
      match.ask("do:discard-several", seat, { atLeast: amount });
      return;
    }
    const about = {
      ...(among === undefined ? {} : { cards: scene.bindings[among] as readonly string[] | undefined }),
      ...(costAtLeast === undefined ? {} : { costAtLeast: amountIn(scene, costAtLeast) }),
      optional,
    };
    const question = costAtLeast === undefined && optional !== true ? "do:discard" : "do:discard-fitting";
    for (let card = 0; card < amount; card++) match.ask(question, seat, about);
  },
  "do:discard-one": (_, { seat, card }, match) => {
    match.bind("discarded", Number(match.bound("discarded") ?? 0) + 1);
    match.bind("discardedCost", Number(match.bound("discardedCost") ?? 0) + (context.facts.command[card]?.cost ?? 0));
    match.bind("discardedCard", card);
    match.queue({ type: "seat:discard", seat, card });
  },
  "do:pick-card": (_, { as }, match) => {
    match.reveal();
    match.ask("do:pick-card", runningScene(context, match).seat, { as });
  },
  "do:clear-discard": (_, { who }, match) => {
    const scene = runningScene(context, match);
    const seat = who === "you" ? scene.seat : 1 - scene.seat;
    for (const card of tableOf(scene).sides[seat]?.discard ?? [])
      match.queue({ type: "seat:transfer", seat, card, from: "discard", to: "removed" });
  },
  "do:initiative": (_, _effect, match) =>
    match.queue({ type: "initiative:claim", seat: runningScene(context, match).seat }),
  "do:exhaust": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      match.queue({ type: "group:exhaust", group: tableOf(scene).figures[figure]?.group ?? "" });
    }
  },
  "do:mill": (_, { amount, who }, match) => {
    const { seat } = runningScene(context, match);
    for (let card = 0; card < amount; card++) match.queue({ type: "seat:mill", seat: who === "you" ? seat : 1 - seat });
  },
  "do:score": (_, { vp, who }, match) => {
    const scene = runningScene(context, match);
    const seat = who === "you" ? scene.seat : 1 - scene.seat;
    match.queue({ type: "seat:score", seat, vp: amountIn(scene, vp), by: reasonOf(scene) });
  },
  "do:take": (_, effect, match) => {
    match.bind("taken", 0);
    match.bind("takenCost", 0);
    if (effect.who !== undefined || effect.top !== undefined) match.reveal();
    const seat = chooserOf(runningScene(context, match), effect.by);
    const held = match.slices["imperial-assault"].sides[seat]?.[effect.from] ?? [];
    if (effect.only !== undefined) {
      const card = String(match.bound(effect.only) ?? "");
      const isClosed = effect.from === "discard" && match.value("discard:open", { seat }, 1) <= 0;
      if (!isClosed) match.queue({ type: "seat:transfer", seat, card, from: effect.from, to: effect.to });
    } else if (!effect.random) match.ask("do:take", seat, effect);
    else if (held.length > 0) {
      const [place = 0] = match.chance(`deck-${seat}`, shuffle(held.length));
      match.queue({ type: "seat:transfer", seat, card: held[place] as string, from: effect.from, to: effect.to });
    }
  },
  "do:arrange": (_, { cards, who, bottom }, match) => {
    const scene = runningScene(context, match);
    const owner = who === "you" ? scene.seat : 1 - scene.seat;
    const left = Math.min(cards, tableOf(scene).sides[owner]?.deck.length ?? 0);
    match.reveal();
    match.ask("do:arrange", scene.seat, { owner, left, placed: 0, bottom });
  },
  "do:deck-ends": (_, _effect, match) => {
    const { seat } = runningScene(context, match);
    match.reveal();
    match.ask("do:deck-ends", seat);
  },
  "do:reshuffle": (_, { who }, match) => {
    const scene = runningScene(context, match);
    const seat = who === "you" ? scene.seat : 1 - scene.seat;
    for (const card of tableOf(scene).sides[seat]?.hand ?? [])
      match.queue({ type: "seat:transfer", seat, card, from: "hand", to: "shuffled" });
  },
  "do:open-doors": (_, { fromSpace }, match) => {
    const scene = runningScene(context, match);
    const board = boardOf(context, match);
    const space = scene.bindings[fromSpace];
    if (typeof space !== "string") return;
    const near = [spaceNamed(board, space)];
    for (const { id } of board.doors)
      if (!isLocked(context, match, id) && isAdjacentToDoor(board, id, near))
        match.queue({ type: "door:open", door: id });
  },
  "do:terminals": (_, _effect, match) => {
    const { seat } = runningScene(context, match);
    match.last("do:terminals", { seat, data: null });
  },
  "do:uncount": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) match.ask("do:uncount", scene.seat, { figure });
  },
  "do:look": (_, { who, cards, zone }, match) => {
    const { seat } = runningScene(context, match);
    const seats = who === "both" ? match.order() : [who === "you" ? seat : 1 - seat];
    const seen = seats.flatMap((one) =>
      (match.slices["imperial-assault"].sides[one]?.[zone] ?? [])
        .slice(0, zone === "deck" ? cards : undefined)
        .map((card) => ({ seat: one, card })),
    );
    match.reveal();
    match.publish("deck:looked", { seat, cards: seen });
  },
  "do:form": (_, { who, cards, optional }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) match.ask("do:form", scene.seat, { figure, cards, optional });
  },
  "do:companion": (_, { card, near, within }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, near)) match.ask("do:companion", scene.seat, { card, figure, within });
  },
  "do:next": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      const found = tableOf(scene).figures[figure];
      // a figure of the mission is activated by no player
      if (found !== undefined && isOfPlayer(found.seat))
        match.last("ia:next", { scope: "round", seat: found.seat, data: { group: found.group } });
    }
  },
  "do:bar": (_, { who }, match) => {
    for (const figure of figuresBound(runningScene(context, match), who)) bar(match, figure);
  },
  "do:activate": (_, { who }, match) => {
    const scene = runningScene(context, match);
    const [figure] = figuresBound(scene, who);
    const group = figure === undefined ? undefined : tableOf(scene).figures[figure]?.group;
    if (group !== undefined) match.queue({ type: "group:activate", group });
  },
  "do:ready": (_, { who }, match) => {
    const scene = runningScene(context, match);
    for (const figure of figuresBound(scene, who)) {
      match.queue({ type: "group:ready", group: tableOf(scene).figures[figure]?.group ?? "" });
    }
  },
  "do:action": (_, { actions }, match) =>
    match.queue({ type: "action:gain", actions, by: reasonOf(runningScene(context, match)) }),
  "do:worth": (_, { vp }, match) => {
    const { seat, bindings } = runningScene(context, match);
    const { figure } = (bindings.fallen ?? {}) as { readonly figure?: string };
    if (figure !== undefined) match.last("ia:worth", { seat, data: { figure, vp } });
  },
  "do:spend": (_, { ability, limit }, match) => {
    for (const effect of spendLimit(runningScene(context, match), ability, limit)) match.queue(effect);
  },
  // without the plugin that owns special actions there are none
  "do:use": (_, { who, ability }, match) => {
    if (!match.has("dc-abilities")) return;
    const scene = runningScene(context, match);
    for (const self of figuresBound(scene, who)) {
      const { seat, card } = tableOf(scene).figures[self] as { readonly seat: number; readonly card: string };
      const bindings = { ability, self, card, subject: self };
      const run = runAbility({ ability: `${ability}#action`, seat, source: self, bindings });
      // it costs no action and is a special action all the same (rules 5)
      const isOwn = tableOf(scene).activation?.figure === self;
      if (!isOwn) match.queue(run);
      else if (canTakeSpecial(match, ability, 0))
        match.queueAll([
          { type: "action:spend", actions: 0, special: ability } as Effect,
          run,
          { type: "action:resolve", kind: "special" } as Effect,
          effects.open("action:resolved", { kind: "special", figure: self }),
        ]);
    }
  },
  "do:pay": (_, { cost, who }, match) => {
    const scene = runningScene(context, match);
    const { self: figure, seat } = scene;
    const by = reasonOf(scene);
    for (const payer of figuresBound(scene, who)) {
      if (cost.strain !== undefined) match.queue({ type: "figure:pay-strain", figure: payer, amount: cost.strain, by });
      if (cost.damage !== undefined) match.queue({ type: "figure:pay-damage", figure: payer, amount: cost.damage, by });
    }
    if (cost.points !== undefined) match.queue({ type: "points:spend", figure, amount: cost.points, by });
    if (cost.actions !== undefined) match.queue({ type: "action:spend", actions: cost.actions });
    if (cost.surges !== undefined) match.queue({ type: "attack:spend", surge: by, cost: cost.surges });
    if (cost.vp !== undefined) match.queue({ type: "seat:score", seat, vp: -cost.vp, by });
    if (cost.card === true) match.ask("do:discard", seat, null);
    const upgrade = upgradeOf(scene);
    if (cost.exhaust === true && upgrade !== undefined)
      match.queueAll([{ type: "upgrade:exhaust", seat, card: upgrade.card } as Effect]);
    if (cost.deplete === true && upgrade !== undefined)
      match.queueAll([{ type: "upgrade:deplete", seat, card: upgrade.card } as Effect]);
    if (cost.token !== undefined) match.ask("do:discard-token", seat, { figure, token: cost.token });
  },
});
