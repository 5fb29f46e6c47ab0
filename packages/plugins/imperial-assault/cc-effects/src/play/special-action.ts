import { asGranted, canTakeSpecial, type GrantedAction, mayBeGranted } from "@riposte/imperial-assault";
import { type Built, effectsOf, type Offer } from "@riposte/kernel";
import type { CompiledPlay } from "../cards/compile.js";
import type { CcEffects, CcMatch } from "../declared.js";

const effects = effectsOf<CcEffects>();

const GRANTED = "action:granted";

/** Is there an action for the card: of the figure's own, or one it is granted? */
export function isActionOpen(match: CcMatch, window: string, subject: unknown, compiled: CompiledPlay): boolean {
  const { play } = compiled;
  const special = specialOf(compiled);
  if (window !== GRANTED) return canTakeSpecial(match, special, actionsOf(compiled), play.attacks === true);
  const { figure, only } = subject as GrantedAction;
  return only?.includes("special") !== false && mayBeGranted(match, figure, special);
}

/** Playing the card is a special action of its figure (rules 5). */
export function asSpecialAction(
  match: CcMatch,
  window: string,
  figure: string,
  compiled: CompiledPlay,
  { key, label, played }: Pick<Offer, "key" | "label"> & { readonly played: Built<"kernel:call"> },
): Offer {
  const { play } = compiled;
  const actions = actionsOf(compiled);
  const attacks = play.attacks === true ? { attacks: true } : {};
  const offer = match.offer({
    key,
    ...(label && { label }),
    effects: [
      { type: "action:spend", actions, special: specialOf(compiled), ...attacks },
      played,
      { type: "action:resolve", kind: "special" },
      effects.open("action:resolved", { kind: "special", figure }),
    ],
  });
  return window === GRANTED ? asGranted(match, figure, offer) : offer;
}

/** The way that is free is used once, and is none of the ways that are paid for (rules 12.1). */
const specialOf = ({ card, play }: CompiledPlay): string => `cc:${card.id}${play.free === true ? "/free" : ""}`;

const actionsOf = ({ play, timing: { actions = 1 } }: CompiledPlay): 0 | 1 | 2 => (play.free === true ? 0 : actions);
