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
  const handlers = handlersOf<DcAbilities>(context, holders, fallenAmong(compiled))
    .add("offer", "activation:act", actionOffers(context, holders))
    .add("offer", "action:granted", grantedActionOffers(context, holders))
    .add("offer", "attack:surges", surgeOffers(context, holders))
    .add("offer", "attack:surges", sharedSurgeOffers(context, holders))
    .add("modify", "attack:results", formResults(context))
    .add("modify", "attack:aim", formAim(context))
    .add("modify", "figure:professional", formProfessional(context))
    .add("modify", "activation:attacks", multipleAttacks(holders));
  return definePlugin<DcAbilities>(declared, {
    facts: library,
    ...(factsHash !== undefined && { factsHash }),
    messages,
    effects: {},
    abilities: compiled.abilities as NonNullable<Behaviour<DcAbilities>["abilities"]>,
    ...handlers.behaviour,
    acts: () => [...compiled.cards].flatMap(([id, parts]) => cardActs(parts, context.facts.deployment[id]?.name ?? id)),
  });
}

const cardActs = (parts: CardParts, card: string): readonly ActsAt[] => [
  ...actsOf(parts, card),
  ...parts.actions.map(({ label: ability }) => ({ at: "activation:act", ability, card })),
  ...parts.surges.map(({ label: ability }) => ({ at: "attack:surges", ability, card })),
];
