export { allocationTargets, type Candidate } from "./attack/allocating.js";
export { Characteristic, isQuantityRerolled, rollCharacteristic, settle } from "./attack/characteristic.js";
export {
  attackIn,
  currentAttack,
  currentVolley,
  descriptionIn,
  layersOf,
  queryIn,
  queryOf,
  situationIn,
} from "./attack/current.js";
export {
  AttackDescription,
  type Defence,
  type RollDescription,
  type SaveDescription,
  type SingleReroll,
} from "./attack/description.js";
export { type AttackFact, factsOf, MortalWounds, SourceLayer, type StatChange } from "./attack/fact.js";
export { aiming } from "./attack/gathering.js";
export { type Group, groupsOf, orderBy, ranked, usualOrder } from "./attack/groups.js";
export { isIgnored, isRerolled, isSaved, isSaveRerolled, judge, needing, type Verdict } from "./attack/judge.js";
export { arePrintedAlike, hasCandidate, isIdentical, isUnlike } from "./attack/pooling.js";
export { profileOf } from "./attack/profile.js";
export { AttackQuery, type Mark, type Nearby, Situation } from "./attack/query.js";
export { describeAttack, type RuleSource, type Ruleset, settleAttack } from "./attack/ruleset.js";
export { face } from "./attack/table-dice.js";
export { isBelowHalf } from "./battle/battle-shock.js";
export { chargesOf, mayCharge } from "./battle/charging.js";
export { Duration, Lasting } from "./battle/duration.js";
export { isFighter } from "./battle/fighting.js";
export { isClosest, targetsOf } from "./battle/fire-eligibility.js";
export {
  type Aim,
  aimObstacle,
  type Gun,
  mayHunt,
  type Obstacle,
  profileObstacle,
  type Shooter,
  unitObstacle,
} from "./battle/firing-rules.js";
export { HAZARD_WOUNDS, hazardOf } from "./battle/hazard-wounds.js";
export { bearerOf, bearersOf } from "./battle/hazards.js";
export {
  distanceBetween,
  engagedWith,
  inchesBetween,
  isAircraft,
  isBig,
  isClear,
  isEngaged,
  isOutOfReach,
  isTaken,
  LENGTH,
  mayDo,
  placeKey,
  placeOf,
  placesWithin,
  reservesOf,
  type Spot,
  unitOf,
  unitsOf,
} from "./battle/line-up.js";
export { armyMark } from "./battle/marks.js";
export { isArriving } from "./battle/moving.js";
export { controlOf, holderOf, isInRange, Objective, objectiveNear } from "./battle/objectives.js";
export type { Prize } from "./battle/prizes.js";
export { arrivals, fromOwnEdge } from "./battle/reserves.js";
export { type RollOnTable, rollOnTable } from "./battle/roll.js";
export { placeOption, STAY } from "./battle/selecting.js";
export { couldOverwatch, unseenTargets } from "./battle/shooting.js";
export { isVisible } from "./battle/sight.js";
export { Terrain } from "./battle/terrain.js";
export { greedyBot } from "./bots/greedy.js";
export { holdingBot } from "./bots/holding.js";
export { howLate, judgeTable, signsOf } from "./bots/judge.js";
export { type ArmyCheck, type Context, createContext, type SetupCheck } from "./context.js";
export { warhammer40kFiles, warhammer40kSchemas } from "./data-schemas.js";
export { declared as warhammer40kDeclared, type Warhammer, type WarMatch, type WarReads } from "./declared.js";
export { describeBy } from "./describing/describe-by.js";
export type { Reading } from "./describing/reading.js";
export { woundNeeded } from "./describing/wound-table.js";
export { fixed, isFixed, Quantity, quantity, readQuantity, rollQuantity, spellQuantity } from "./dice/quantity.js";
export { type Edition, type EditionNumber, editionOf, RULESETS, rulesetNamed } from "./edition/edition.js";
export { TENTH_TERMS, Terms, termsOf } from "./edition/terms.js";
export { machines } from "./machines/machines.js";
export { varied } from "./machines/varied.js";
export {
  certainly,
  characteristicLaw,
  convolve,
  meanOf,
  type Pmf,
  power,
  quantityLaw,
  settledLaw,
} from "./odds/pmf.js";
export { warhammer40k } from "./plugin.js";
export { ArmyFile, type ArmyList, readArmy } from "./setup/army-list.js";
export { DatasheetFile, type Enhancement } from "./setup/datasheet-file.js";
export { fitOut, type Outfit, type SheetOption, type SheetSize, sheetOptions, sheetSizes } from "./setup/fit-out.js";
export type { Setup } from "./setup/initial-table.js";
export { BATTLE_SIZES, copiesAllowed, type MusterProblem, musterProblems, unitPoints } from "./setup/muster-limits.js";
export { SetupOptions, WrittenSetup } from "./setup/parse-setup.js";
export type { Declared, Table } from "./slice.js";
export { tenth } from "./tenth/tenth.js";
export { Ability, Army, abilityName, Detachment, detachmentsOf, Grant } from "./unit/ability.js";
export { forcedAmong, type Standing, standingOf } from "./unit/allocation.js";
export { type Arm, armsOf } from "./unit/arms.js";
export { isAmongBearers, isBearersOnly, isBorne, isEverybodys, wearersOf, withOwnWeapons } from "./unit/bearers.js";
export type { Build } from "./unit/build.js";
export { type Gains, gainsOf, withGains } from "./unit/gains.js";
export {
  type Carried,
  carriedBy,
  countModels,
  hasKeyword,
  isCharacter,
  isDestroyed,
  keywordsOf,
  modelsOf,
  partOf,
  partsOf,
  startingModels,
  woundsLeft,
} from "./unit/parts.js";
export { unitProblems } from "./unit/problems.js";
export { type Strike, strikesOf } from "./unit/striking.js";
export { CombatState, Models, Place, Unit } from "./unit/unit.js";
export { WeaponProfile, weaponOf } from "./unit/weapon.js";
