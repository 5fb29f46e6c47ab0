export { type Army, cardIds, ReadyArmy } from "./army/army-list.js";
export { ARMY_POINTS, armyProblems } from "./army/army-problems.js";
export { canAttach } from "./army/attachments.js";
export { DECK_CARDS, DECK_POINTS, deckProblems } from "./army/deck-problems.js";
export { type Illegality, isLegal } from "./army/legality.js";
export { armyPoints, isAttachment, type Muster, muster, pointsOf as entryPoints } from "./army/muster.js";
export { canBePlayedIn } from "./army/playable.js";
export { readyArmyFromText, readyArmyToText } from "./army/ready-army-text.js";
export { accuracyNeeded, damageOf, missReason, surgesLeft } from "./attack/arithmetic.js";
export { type Attack, AttackInstead, AttackKeywords } from "./attack/attack.js";
export {
  currentAttack,
  diceLeft,
  poolIn,
  resultsIn,
  rolledIn,
  shownIn,
  turnable,
} from "./attack/current.js";
export { keywordsIn } from "./attack/keywords.js";
export { damageIn } from "./attack/outcome.js";
export { explained, type Reading } from "./attack/reasons.js";
export * from "./board/index.js";
export type { AttackKnowledge } from "./bots/attack-knowledge.js";
export { type AttackPlan, damageOdds } from "./bots/damage-odds.js";
export { greedyBot } from "./bots/greedy.js";
export { imagineTable } from "./bots/imagine.js";
export { howLate, judgeTable, signsOf } from "./bots/judge.js";
export { healthLeft, onField, type TableSeen } from "./bots/table-seen.js";
export { waryBot } from "./bots/wary.js";
export { type BodyCard, type Context, createContext } from "./context.js";
export { contextOrThrow } from "./context-or-throw.js";
export { imperialAssaultFiles, imperialAssaultSchemas } from "./data-schemas.js";
export { declared as imperialAssaultDeclared, type IaMatch, type ImperialAssault } from "./declared.js";
export { AttackDie, DefenseDie, type Die, faceOf, isAttackDie } from "./dice/dice.js";
export { addResults, type ResultSymbol, type Results, SYMBOLS } from "./dice/results.js";
export { FACE, type PoolOutcome, poolOutcomes, resultsOf } from "./dice/roll.js";
export { type CommandCard, commandCardFile } from "./facts/command-card.js";
export {
  type DeploymentCard,
  deploymentCardFile,
  type FormCard,
  sharedAbilityFile,
  subjectOf,
  titleOf,
} from "./facts/deployment-card.js";
export type { Facts } from "./facts/facts.js";
export { parseFacts } from "./facts/parse-facts.js";
export { type Selector, type Subject, selects, selectsAny } from "./facts/selector.js";
export { amountOf as surgeAmount, Surge } from "./facts/surge.js";
export { ATTACK_STEPS, TIMINGS, type Timing, TimingCode } from "./facts/timing.js";
export { CardId, Condition, isHarmful, Token, Trait } from "./facts/vocabulary.js";
export { couldTarget, spottedSpaces, targetSpaces } from "./figures/aiming.js";
export { comeIntoPlay } from "./figures/coming-into-play.js";
export { CONDITION_RESULTS } from "./figures/conditions.js";
export { boardOf, fieldIn, fieldOn, moverIn, namesOf, spacesBetween, standing } from "./figures/field.js";
export {
  bodyOf,
  canAct,
  deciderOf,
  deployed,
  figureOf,
  has,
  isInPlay,
  isOfPlayer,
  otherSeat,
  suffers,
} from "./figures/lookup.js";
export { canPay } from "./figures/paying.js";
export { attackTypeOf, figureCostOf, healthOf, movePointsOf, printedDice, speedOf, treadOf } from "./figures/stats.js";
export { isObject, isTarget, type Target, targetObjects, targetOf } from "./figures/target.js";
export { totalOf } from "./figures/victory.js";
export { glossary as imperialAssaultGlossary } from "./glossary.js";
export { type Library, parseLibrary } from "./library/parse-library.js";
export type { LibraryRegistry } from "./library/registry.js";
export { parseSurgeId, spellSurge } from "./library/surge-id.js";
export { traitNamed } from "./library/trait-name.js";
export { attackableObjects, missionOf, objectIn } from "./mission/objects.js";
export { terminalsIn, terminalsOn } from "./mission/terminals.js";
export { pointsOf } from "./moving/budget.js";
export { mayNotLeave } from "./moving/modes.js";
export { isAt } from "./moving/moving.js";
export { canBeInterrupted } from "./moving/settling.js";
export { fieldFor } from "./moving/treading.js";
export { imperialAssault } from "./plugin.js";
export { namesIn } from "./record.js";
export { canTakeSpecial } from "./rounds/acting.js";
export { asGranted, type GrantedAction, mayBeGranted } from "./rounds/granted-action.js";
export { interactables, isLocked } from "./rounds/interacting.js";
export { readyGroups } from "./rounds/opportunity.js";
export { whyNot } from "./rounds/why-not.js";
export { deploymentPlaces } from "./setup/deployment.js";
export { SetupOptions } from "./setup/parse-setup.js";
export { PositionFacts } from "./setup/position.js";
export { Table } from "./slice.js";
export { windows } from "./windows.js";
