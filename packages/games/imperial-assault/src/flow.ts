import type { Behaviour } from "@riposte/kernel";
import { type AttackVars, cannotDeclare, isOff, isRetargeted } from "./attack/declaring.js";
import { weighWeakened } from "./attack/weakened.js";
import type { Context } from "./context.js";
import type { ImperialAssault } from "./declared.js";
import { controlledBy } from "./mission/control.js";
import { hasStep, settle, takeStep } from "./moving/moving.js";
import { askWhere, hasPoints, isRelocating } from "./moving/relocating.js";
import {
  chooseFigure,
  finishGroup,
  isActivating,
  isFigureChosen,
  isPhaseOver,
  offerActivation,
} from "./rounds/opportunity.js";
import { chooseInitiative, chooseZone, deployNext, isDeployed } from "./setup/deployment.js";

type Actions = NonNullable<Behaviour<ImperialAssault>["actions"]>;
type Guards = NonNullable<Behaviour<ImperialAssault>["guards"]>;

/** What the machines' actions do. */
export const actions = (context: Context): Actions => ({
  chooseInitiative: chooseInitiative(context),
  chooseZone: chooseZone(context),
  deployNext: deployNext(context),
  drawHands: (match) => {
    for (const seat of match.order()) match.queue({ type: "seat:draw", seat, cards: 3 });
  },
  offerActivation,
  // one card, and one for each terminal controlled
  drawCards: (match) => {
    const terminals = controlledBy(context, match, { terminals: true });
    for (const seat of match.order()) match.queue({ type: "seat:draw", seat, cards: 1 + (terminals[seat] as number) });
  },
  chooseFigure,
  finishGroup,
  // its windows are about this figure, also when another's activation comes in between
  nameFigure: (match) => match.setVar("figure", match.slices["imperial-assault"].activation?.figure ?? ""),
  endActivation: (match) => {
    // the window after it asks whose activation it was
    match.setVarOf("activation", "figure", match.slices["imperial-assault"].activation?.figure ?? null);
    match.queue({ type: "activation:end" });
  },
  takeStep: takeStep(context),
  settle,
  askWhere: askWhere(context),
  declareAttack: (match) => {
    const { attacker, defender, targetSpace, seat, instead } = match.vars as AttackVars;
    const given = instead === undefined ? {} : { instead };
    match.queue({ type: "attack:begin", attacker, defender, targetSpace, seat, ...given });
  },
  weighWeakened,
});

/** What the machines ask of the table. */
export const guards = (context: Context): Guards => ({
  isDeployed: isDeployed(context),
  isActivating,
  isPhaseOver,
  isFigureChosen,
  isDeploying: ({ slices }) => slices["imperial-assault"].begins === "deployment",
  isPosition: ({ slices }) => slices["imperial-assault"].begins !== "setup",
  isMidRound: ({ slices }) => slices["imperial-assault"].begins === "opportunity",
  hasStep,
  hasPoints,
  isRelocating,
  cannotDeclare: cannotDeclare(context),
  isOff,
  isRetargeted,
});
