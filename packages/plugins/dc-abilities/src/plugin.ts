import type { Context } from "@riposte/imperial-assault";
import { type ActsAt, type Behaviour, definePlugin, type Plugin } from "@riposte/kernel";
import {
  actsOf,
  contributionsTo,
  EVENTS,
  momentOffers,
  reactTo,
  refrains,
  VALUES,
  vetoes,
  WINDOWS,
} from "@riposte/skirmish-steps";
import { type DcAbilities, declared } from "./declared.js";
import { formAim, formProfessional, formResults } from "./form-cards.js";
import { type CardParts, compile } from "./library/compile.js";
import { fallenAmong, holdersOf } from "./library/holders.js";
import { readLibrary } from "./library/library.js";
import { messages } from "./messages.js";
import { actionOffers, grantedActionOffers, multipleAttacks } from "./special-actions.js";
import { sharedSurgeOffers } from "./surges/shared-surges.js";
import { surgeOffers } from "./surges/surges.js";

/**
 * Deployment-card abilities, from the files of `abilities/`.
 *
 * @example
 * const game = compose([imperialAssault(context), skirmishSteps(context), dcAbilities(context, abilities)]);
 */
export function dcAbilities(context: Context, files: Readonly<Record<string, unknown>>): Plugin<DcAbilities> {
  const library = readLibrary(context, files);
  const compiled = compile(context, library);
  const holders = holdersOf(compiled);
  const windows = Object.fromEntries(
    WINDOWS.map((window): [string, unknown[]] => [window, [momentOffers(context, holders, window)]]),
  );
  windows["activation:act"]?.push(actionOffers(context, holders));
  windows["action:granted"]?.push(grantedActionOffers(context, holders));
  windows["attack:surges"]?.push(surgeOffers(context, holders), sharedSurgeOffers(context, holders));
  const reactions = EVENTS.map((event) => [event, reactTo(context, holders, event, fallenAmong(compiled))]);
  const values = Object.fromEntries(
    Object.entries(VALUES).map(([name, value]): [string, unknown[]] => [
      value,
      [contributionsTo(context, holders, name as keyof typeof VALUES)],
    ]),
  );
  values["attack:results"]?.push(formResults(context));
  values["attack:aim"]?.push(formAim(context));
  values["figure:professional"]?.push(formProfessional(context));
  values["activation:attacks"]?.push(multipleAttacks(holders));
  // the shared language gives its handlers by name: which they are is checked when the plugins are composed
  return definePlugin<DcAbilities>(declared, {
    facts: library,
    messages,
    effects: {},
    abilities: compiled.abilities as NonNullable<Behaviour<DcAbilities>["abilities"]>,
    offer: windows as NonNullable<Behaviour<DcAbilities>["offer"]>,
    on: Object.fromEntries(reactions) as NonNullable<Behaviour<DcAbilities>["on"]>,
    modify: { ...values, ...refrains(context, holders) } as NonNullable<Behaviour<DcAbilities>["modify"]>,
    veto: vetoes(context, holders) as unknown as NonNullable<Behaviour<DcAbilities>["veto"]>,
    acts: () => [...compiled.cards].flatMap(([id, parts]) => cardActs(parts, context.facts.deployment[id]?.name ?? id)),
  });
}

const cardActs = (parts: CardParts, card: string): readonly ActsAt[] => [
  ...actsOf(parts, card),
  ...parts.actions.map(({ label: ability }) => ({ at: "activation:act", ability, card })),
  ...parts.surges.map(({ label: ability }) => ({ at: "attack:surges", ability, card })),
];
