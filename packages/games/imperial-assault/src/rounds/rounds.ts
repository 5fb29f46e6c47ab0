import type { Context } from "../context.js";
import type { EffectsIn } from "../declared.js";
import { figureOf, otherSeat, suffers } from "../figures/lookup.js";
import { aheadIn } from "../figures/victory.js";
import { shieldSpaces } from "../mission/objects.js";
import { pay, purseOf } from "../moving/budget.js";
import { spendNow } from "../moving/relocating.js";
import { namesIn } from "../record.js";
import type { Activation } from "../slice.js";

type Rounds = Omit<
  EffectsIn<"round" | "group" | "initiative" | "opportunity" | "activation" | "action" | "points">,
  "action:take" | "group:leave"
>;

const ACTIONS = 2;

/** Rounds, activations and actions (rules 4, 5). */
export const rounds = (context: Context): Rounds => ({
  "round:begin": (table, _effect, match) => {
    table.round += 1;
    table.begins = "setup";
    if (table.smoke !== undefined) table.smoke = shieldSpaces(table.objects);
    table.opportunity = table.initiative;
    match.publish("round:began", { round: table.round, initiative: table.initiative });
  },

  "round:ready": (table, _effect, match) => {
    const groups = match.own(table, "groups");
    for (const id of Object.keys(groups)) match.own(groups, id).ready = true;
    const sides = match.own(table, "sides");
    for (const seat of sides.keys()) {
      const side = match.own(sides, seat);
      side.upgrades = side.upgrades.map((upgrade) => ({ ...upgrade, ready: true }));
    }
    match.publish("cards:readied", { round: table.round });
  },

  // the round's effects are over, and the initiative token passes to the other player of its holder
  "round:wear": (table, _effect, match) => {
    for (const id of namesIn(table.figures))
      if (table.figures[id]?.unseenFrom !== undefined) delete match.own(match.own(table, "figures"), id).unseenFrom;
    match.queue({ type: "kernel:wear-off", scope: "round" });
    match.queue({ type: "round:worn" });
  },

  "round:worn": (table, _effect, match) => match.publish("round:worn", { round: table.round }),

  "round:end": (table, _effect, match) => {
    match.publish("round:ended", { round: table.round });
    const sides = match.own(table, "sides");
    for (const seat of sides.keys()) {
      const side = match.own(sides, seat);
      side.counted = side.counted.filter(({ until }) => until > table.round);
    }
    table.initiative = otherSeat(table.initiative);
    table.halted = [];
    // a written position began in this round; the next one begins as every round does
    table.begins = "setup";
    if (table.lastRound !== undefined && table.round >= table.lastRound)
      match.queue({
        type: "match:finish",
        winner: aheadIn(context, table, match),
        by: table.timeUp === true ? "time" : "rounds",
      });
  },

  // before the first round has begun, that one is still played
  "round:last": (table, _effect, match) => {
    table.timeUp = true;
    table.lastRound = Math.max(1, table.round);
    match.publish("round:last", { round: table.lastRound });
  },

  "initiative:claim": (table, { seat }, match) => {
    table.initiative = seat;
    // before either player has activated the first opportunity is the claimer's too
    if (table.activation === null && match.varsOf("round")?.group === undefined) table.opportunity = seat;
    match.publish("initiative:claimed", { seat });
  },

  "group:activate": (table, { group }, match) => {
    const { seat } = table.groups[group] ?? { seat: table.opportunity };
    table.activation = {
      group,
      figure: null,
      finished: [],
      actions: 0,
      points: 0,
      hasAttacked: false,
      specials: [],
    };
    // an extra activation counts as its player's opportunity, so that the other player is next
    table.opportunity = seat;
    match.publish("group:activated", { group, seat });
  },

  "group:ready": (table, { group }, match) => {
    if (table.groups[group] === undefined || table.groups[group].ready) return;
    match.own(match.own(table, "groups"), group).ready = true;
    match.publish("group:readied", { group });
  },

  "group:exhaust": (table, { group }, match) => {
    if (table.groups[group]?.ready !== true) return;
    match.own(match.own(table, "groups"), group).ready = false;
    match.publish("group:exhausted", { group });
  },

  // the whole group is done: its card exhausts, and its companions' cards with it
  "group:finish": (table, _effect, match) => {
    const group = table.activation?.group;
    table.activation = null;
    table.opportunity = otherSeat(table.opportunity);
    if (group === undefined) return;
    match.queue({ type: "group:exhaust", group });
    for (const { id, companionOf } of Object.values(table.groups)) {
      if (companionOf === group) match.queue({ type: "group:exhaust", group: id });
    }
  },

  "opportunity:pass": (table, { skipped }, match) => {
    if (skipped !== true) match.publish("opportunity:passed", { seat: table.opportunity });
    table.opportunity = otherSeat(table.opportunity);
  },

  "activation:begin": (table, { figure }, match) => {
    freshen(match.own(table, "activation") as Activation, figure, ACTIONS);
    table.halted = [];
    match.publish("activation:began", { figure, seat: figureOf(match, figure).seat });
  },

  // unspent movement points vanish, and so does Weakened
  "activation:end": (table, _effect, match) => {
    const activation = match.own(table, "activation") as Activation | null;
    if (activation?.figure == null) return;
    const { figure } = activation;
    freshen(activation, null, 0);
    table.halted = [];
    activation.finished = [...activation.finished, figure];
    if (table.figures[figure] === undefined) return;
    match.publish("activation:ended", { figure, seat: table.figures[figure].seat });
    match.queue({ type: "figure:lose", figure, condition: "weaken" });
  },

  "action:spend": (table, { actions, special, attacks }, match) => {
    if (table.activation === null) return;
    const activation = match.own(table, "activation") as Activation;
    activation.actions = Math.max(0, activation.actions - actions);
    if (special !== undefined) {
      activation.specials = [...activation.specials, special];
      activation.within = (activation.within ?? 0) + 1;
    }
    if (attacks === true) activation.hasAttacked = true;
  },

  // Bleeding: strain after each action; after the one that discarded it, it is no longer there
  "action:resolve": (table, { kind }, match) => {
    const { figure, within = 0 } = table.activation ?? {};
    if (within > 0 && (kind === "special" || kind === "discard")) {
      const activation = match.own(table, "activation") as Activation;
      if (within > 1) activation.within = within - 1;
      else delete activation.within;
    }
    if (figure === undefined || figure === null || table.figures[figure] === undefined) return;
    match.publish("action:resolved", { figure, kind });
    if (suffers(match, figure, "bleed")) match.queue({ type: "figure:strain", figure, amount: 1, by: "bleeding" });
  },

  "action:gain": (table, { actions }, match) => {
    if (table.activation?.figure != null) (match.own(table, "activation") as Activation).actions += actions;
  },

  "points:spend": (table, { figure, amount }, match) => pay(table, match, purseOf(match, figure), amount),

  // points of a special action itself, or outside the figure's own activation, are used now or lost; others wait until the action is over
  "points:gain": (table, { amount, by, figure = table.activation?.figure ?? undefined, now, to }, match) => {
    if (figure === undefined || table.figures[figure] === undefined || amount === 0) return;
    match.publish("points:gained", { figure, amount, by });
    const { figure: active, within = 0, specials = [] } = table.activation ?? {};
    const isOfAction = within > 0 && specials.includes(by);
    if (now === true || active !== figure || isOfAction) match.queue(spendNow(match, figure, amount, to));
    else (match.own(table, "activation") as Activation).points += amount;
  },
});

/** Nothing done yet: in the activation of the next figure, or between two. */
function freshen(activation: Activation, figure: string | null, actions: number): void {
  activation.figure = figure;
  activation.actions = actions;
  activation.points = 0;
  activation.hasAttacked = false;
  activation.specials = [];
  if (activation.within !== undefined) delete activation.within;
}
