import type { Context } from "@riposte/imperial-assault";
import { type Behaviour, definePlugin, last, type Plugin } from "@riposte/kernel";
import { declared, type SkirmishSteps, type StepsMatch } from "./declared.js";
import { afterOffers } from "./held/afterwards.js";
import { barredGroups, unbar } from "./held/barred.js";
import { lastingTo } from "./held/modifiers.js";
import { VALUES } from "./language/modify.js";
import { messages } from "./messages.js";
import { cardQuestions } from "./questions/cards.js";
import { diceQuestions } from "./questions/dice.js";
import { figureQuestions } from "./questions/figures.js";
import { moveQuestions } from "./questions/moves.js";
import { attacking } from "./steps/attacking.js";
import { choosing } from "./steps/choosing.js";
import { harming } from "./steps/harming.js";
import { moving } from "./steps/moving.js";
import { players } from "./steps/players.js";

/**
 * The steps that abilities of cards are written in, and what they leave behind for a while.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), dcAbilities(context, abilities)]);
 */
export function skirmishSteps(context: Context): Plugin<SkirmishSteps> {
  const lasting = Object.entries(VALUES).map(([name, value]) => [
    value,
    lastingTo(context, name as keyof typeof VALUES),
  ]);
  const modify = Object.fromEntries(lasting) as object;
  return definePlugin<SkirmishSteps>(declared, {
    messages,
    effects: {
      ...choosing(context),
      ...harming(context),
      ...moving(context),
      ...attacking(context),
      ...players(context),
    },
    questions: {
      ...figureQuestions(context),
      ...cardQuestions(context),
      ...moveQuestions(context),
      ...diceQuestions(context),
    },
    offer: { "attack:after": afterOffers(context) },
    on: {
      "figure:moved": rememberMove,
      "attack:declared": rememberAttack,
      "group:activated": unbar,
      "opportunity:passed": unbar,
    },
    modify: { ...modify, "group:activatable": barredGroups } as NonNullable<Behaviour<SkirmishSteps>["modify"]>,
  });
}

/** "Has not moved" is about leaving the space in one's own activation. */
function rememberMove({ figure }: { readonly figure: string }, match: StepsMatch): void {
  if (match.slices["imperial-assault"].activation?.figure === figure)
    match.queue(last("do:moved", { scope: "activation", data: { figure } }));
}

function rememberAttack({ attacker }: { readonly attacker: string }, match: StepsMatch): void {
  if (match.slices["imperial-assault"].activation?.figure === attacker)
    match.queue(last("do:attacked", { scope: "activation", data: { figure: attacker } }));
}
