import type { Context } from "@riposte/imperial-assault";
import { type Behaviour, definePlugin, last, type Plugin } from "@riposte/kernel";
import { type DcAbilities, type DcMatch, declared } from "./declared.js";
import { actionOffers, multipleAttacks } from "./held/actions.js";
import { afterOffers } from "./held/afterwards.js";
import { barredGroups, unbar } from "./held/barred.js";
import { compile } from "./held/compile.js";
import { vetoes } from "./held/forbids.js";
import { formAim, formRerolls, formResults } from "./held/form-cards.js";
import { readLibrary } from "./held/library.js";
import { contributionsTo } from "./held/modifiers.js";
import { momentOffers } from "./held/offers.js";
import { reactTo } from "./held/reactions.js";
import { sharedSurgeOffers } from "./held/shared-surges.js";
import { surgeOffers } from "./held/surges.js";
import { EVENTS, WINDOWS } from "./language/moment.js";
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
 * Deployment-card abilities, from the files of `abilities/`.
 *
 * @example
 * const game = compose([imperialAssault(context), surge(context), dcAbilities(context, abilities)]);
 */
export function dcAbilities(context: Context, files: Readonly<Record<string, unknown>>): Plugin<DcAbilities> {
  const library = readLibrary(context, files);
  const compiled = compile(context, library);
  const windows = Object.fromEntries(WINDOWS.map((window) => [window, [momentOffers(context, compiled, window)]]));
  windows["activation:act"]?.push(actionOffers(context, compiled) as never);
  windows["attack:surges"]?.push(surgeOffers(context, compiled) as never);
  windows["attack:after"]?.push(afterOffers(context) as never);
  const reactions = Object.fromEntries(EVENTS.map((event) => [event, [reactTo(context, compiled, event)]]));
  windows["attack:rerolls"]?.push(formRerolls(context) as never);
  windows["attack:surges"]?.push(sharedSurgeOffers(context, compiled) as never);
  reactions["figure:moved"]?.push(rememberMove as never);
  reactions["attack:declared"]?.push(rememberAttack as never);
  reactions["group:activated"] = [unbar as never];
  reactions["opportunity:passed"] = [unbar as never];
  const value = (name: Parameters<typeof contributionsTo>[2]) => contributionsTo(context, compiled, name);
  return definePlugin<DcAbilities>(declared, {
    facts: library,
    messages,
    effects: {
      ...choosing(context),
      ...harming(context),
      ...moving(context, compiled),
      ...attacking(context),
      ...players(context),
    },
    abilities: compiled.abilities as never,
    questions: {
      ...figureQuestions(context),
      ...cardQuestions(context),
      ...moveQuestions(context),
      ...diceQuestions(context),
    },
    offer: windows as unknown as NonNullable<Behaviour<DcAbilities>["offer"]>,
    on: reactions as unknown as NonNullable<Behaviour<DcAbilities>["on"]>,
    modify: {
      "attack:results": [value("results"), formResults(context)],
      "attack:pool": value("attack-pool"),
      "defense:pool": value("defense-pool"),
      "attack:keywords": value("keywords"),
      "attack:target": value("target"),
      "attack:aim": [value("aim"), formAim(context)],
      "attack:damage": value("damage"),
      "activation:attacks": [value("attacks"), multipleAttacks(compiled)],
      "figure:control": value("control"),
      "group:activatable": barredGroups,
      ...({
        "power-token:limit": value("token-limit"),
        "power-token:spends": value("token-spends"),
        "surge:uses": value("surge-uses"),
      } as object),
      "figure:speed": value("speed"),
      "figure:health": value("health"),
      "figure:defeat-vp": value("defeat-vp"),
    },
    veto: vetoes(context, compiled) as unknown as NonNullable<Behaviour<DcAbilities>["veto"]>,
  });
}

/** "Has not moved" is about leaving the space in one's own activation. */
function rememberMove({ figure }: { readonly figure: string }, match: DcMatch): void {
  if (match.slices["imperial-assault"].activation?.figure === figure)
    match.queue(last("dc:moved", { scope: "activation", data: { figure } }));
}

function rememberAttack({ attacker }: { readonly attacker: string }, match: DcMatch): void {
  if (match.slices["imperial-assault"].activation?.figure === attacker)
    match.queue(last("dc:attacked", { scope: "activation", data: { figure: attacker } }));
}
