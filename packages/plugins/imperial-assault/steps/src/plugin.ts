import { type Context, deployed, healthOf } from "@riposte/imperial-assault";
import { definePlugin, type Plugin } from "@riposte/kernel";
import { declared, type SkirmishSteps, type StepsMatch } from "./declared.js";
import { afterOffers } from "./in-force/afterwards.js";
import { barredGroups, unbar } from "./in-force/barred.js";
import { control } from "./in-force/control.js";
import { forgetFall, rememberFall } from "./in-force/fallen.js";
import { handlersOf } from "./in-force/handlers.js";
import { lentHolders, returnLent } from "./in-force/lent.js";
import { lastingTo } from "./in-force/modifiers.js";
import { endRound } from "./in-force/whole-round.js";
import { VALUES } from "./language/modify.js";
import { EVENTS } from "./language/moment.js";
import { messages } from "./messages.js";
import { cardQuestions } from "./questions/cards.js";
import { deckEndsQuestion } from "./questions/deck-ends.js";
import { diceQuestions } from "./questions/dice.js";
import { figureQuestions } from "./questions/figures.js";
import { moveQuestions } from "./questions/moves.js";
import { pickingQuestions } from "./questions/picking.js";
import { returningQuestions } from "./questions/returning.js";
import { rollingQuestions } from "./questions/rolling.js";
import { attacking } from "./steps/attacking.js";
import { choosing } from "./steps/choosing.js";
import { granting } from "./steps/granting.js";
import { ground } from "./steps/ground.js";
import { harming } from "./steps/harming.js";
import { moving } from "./steps/moving.js";
import { picking } from "./steps/picking.js";
import { players } from "./steps/players.js";
import { rolling } from "./steps/rolling.js";
import { straining } from "./steps/straining.js";
import { upgrades } from "./steps/upgrades.js";

/**
 * The steps that abilities of cards are written in, and what they leave behind for a while.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), dcAbilities(context, abilities)]);
 */
export function skirmishSteps(context: Context): Plugin<SkirmishSteps> {
  const handlers = handlersOf<SkirmishSteps>(context, lentHolders);
  handlers.add("offer", "attack:after", afterOffers(context));
  for (const event of EVENTS) handlers.add("on", event, returnLent(event));
  handlers
    .add("on", "round:worn", checkHealth(context))
    .add("on", "round:ended", endRound)
    .add("on", "group:activated", unbar)
    .add("on", "opportunity:passed", unbar)
    .add("on", "figure:moved", rememberMove)
    .add("on", "figure:fell", rememberFall)
    .add("on", "figure:deployed", forgetFall, "first")
    .add("on", "attack:declared", rememberAttack)
    .add("on", "attack:resolved", endArc);
  for (const [name, value] of Object.entries(VALUES))
    handlers.add("modify", value, lastingTo(context, name as keyof typeof VALUES), "first");
  handlers
    .add("modify", "group:activatable", barredGroups)
    .add("modify", "control:uncounted", control["control:uncounted"])
    .add("modify", "control:terminals", control["control:terminals"]);
  return definePlugin<SkirmishSteps>(declared, {
    messages,
    effects: {
      ...choosing(context),
      ...harming(context),
      ...moving(context),
      ...attacking(context),
      ...picking(context),
      ...players(context),
      ...rolling(context),
      ...ground(context),
      ...straining(context),
      ...granting(context),
      ...upgrades(context),
    },
    questions: {
      ...figureQuestions(context),
      ...cardQuestions(context),
      ...moveQuestions(context),
      ...diceQuestions(context),
      ...pickingQuestions(context),
      ...returningQuestions(context),
      ...rollingQuestions,
      "do:deck-ends": deckEndsQuestion,
    },
    ...handlers.behaviour,
  });
}

/** Health that was raised for the round is over: a figure that has suffered as much or more falls (rules 9). */
const checkHealth =
  (context: Context) =>
  (_payload: unknown, match: StepsMatch): void => {
    for (const { id, damage } of deployed(match)) {
      if (damage >= healthOf(context, match, id)) match.queue({ type: "figure:check", figure: id });
    }
  };

/** "Has not moved" is about leaving the space in one's own activation. */
function rememberMove(moved: { readonly figure: string; readonly voluntary: boolean }, match: StepsMatch): void {
  const { figure, voluntary } = moved;
  if (match.slices["imperial-assault"].activation?.figure === figure)
    match.last("do:moved", { scope: "activation", data: { figure, voluntary } });
}

function endArc({ attacker }: { readonly attacker: string }, match: StepsMatch): void {
  for (const { id, data } of match.lasting("ia:arc"))
    if (data.figure === attacker) match.queue({ type: "kernel:expire", id });
}

function rememberAttack({ attacker }: { readonly attacker: string }, match: StepsMatch): void {
  if (match.slices["imperial-assault"].activation?.figure === attacker)
    match.last("do:attacked", { scope: "activation", data: { figure: attacker } });
}
