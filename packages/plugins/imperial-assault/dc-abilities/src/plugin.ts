import type { Context } from "@riposte/imperial-assault";
import { actsOf, handlersOf } from "@riposte/imperial-assault-steps";
import { type ActsAt, type Behaviour, definePlugin, type Plugin } from "@riposte/kernel";
import { type DcAbilities, declared } from "./declared.js";
import { formAim, formProfessional, formResults } from "./form-cards.js";
import { type CardParts, compile } from "./library/compile.js";
import { fallenAmong, holdersOf } from "./library/holders.js";
import type { Library } from "./library/library.js";
import { messages } from "./messages.js";
import { actionOffers, grantedActionOffers, multipleAttacks } from "./special-actions.js";
import { sharedSurgeOffers } from "./surges/shared-surges.js";
import { surgeOffers } from "./surges/surges.js";

/** Deployment-card abilities that were read before; `factsHash` is that of all, where these are those that a match needs. */
export function dcAbilitiesOf(context: Context, library: Library, factsHash?: string): Plugin<DcAbilities> {
  const compiled = compile(context, library);
  const holders = holdersOf(compiled);
  const { offer, on, modify, veto } = handlersOf(context, holders, { fallen: fallenAmong(compiled) });
  offer["activation:act"]?.push(actionOffers(context, holders));
  offer["action:granted"]?.push(grantedActionOffers(context, holders));
  offer["attack:surges"]?.push(surgeOffers(context, holders), sharedSurgeOffers(context, holders));
  modify["attack:results"]?.push(formResults(context));
  modify["attack:aim"]?.push(formAim(context));
  modify["figure:professional"]?.push(formProfessional(context));
  modify["activation:attacks"]?.push(multipleAttacks(holders));
  return definePlugin<DcAbilities>(declared, {
    facts: library,
    ...(factsHash !== undefined && { factsHash }),
    messages,
    effects: {},
    abilities: compiled.abilities as NonNullable<Behaviour<DcAbilities>["abilities"]>,
    offer: offer as NonNullable<Behaviour<DcAbilities>["offer"]>,
    on: on as NonNullable<Behaviour<DcAbilities>["on"]>,
    modify: modify as NonNullable<Behaviour<DcAbilities>["modify"]>,
    veto: veto as NonNullable<Behaviour<DcAbilities>["veto"]>,
    acts: () => [...compiled.cards].flatMap(([id, parts]) => cardActs(parts, context.facts.deployment[id]?.name ?? id)),
  });
}

const cardActs = (parts: CardParts, card: string): readonly ActsAt[] => [
  ...actsOf(parts, card),
  ...parts.actions.map(({ label: ability }) => ({ at: "activation:act", ability, card })),
  ...parts.surges.map(({ label: ability }) => ({ at: "attack:surges", ability, card })),
];
