export {
  type Area,
  type Board,
  type Door,
  EDGE,
  findSpace,
  type LaidToken,
  type Mission,
  nameOf,
  spaceNamed,
  TERRAIN,
} from "./board.js";
export { checkMap, compileBoard, type MapCheck } from "./compile-board.js";
export { type Counts, controllerOfArea, controllerOfToken, isOnOrNextTo } from "./control.js";
export { distance, distancesFrom, isAdjacent, isWithin, type Place } from "./distance.js";
export { doorNamed, doorSpaces, isAdjacentToDoor, isAtDoor } from "./doors.js";
export { drawBoard, type Marks } from "./draw-board.js";
export { type BoardState, type Field, type Figure, fieldOf, isHostile, movedOn, type Stander } from "./field.js";
export { type Footprint, fits, footprintOf, spacesIn } from "./footprint.js";
export { type Ground, groundOf } from "./ground.js";
export {
  type Corner,
  isHiddenByMap,
  isSeen,
  isSpaceSeen,
  lineOfSight,
  type Sight,
  type SightOptions,
  visibleSpaces,
} from "./line-of-sight.js";
export { MapFacts } from "./map-facts.js";
export { MissionFacts } from "./mission-facts.js";
export { Controlled, MissionRule, type RuleOf } from "./mission-rule.js";
export { MissionToken, TokenColour } from "./mission-token.js";
export { type MoveOptions, reachable } from "./reachable.js";
export {
  closestPlaces,
  displacedBy,
  moveX,
  nearestStops,
  placesWithin,
  placeTargets,
  pushTargets,
} from "./relocation.js";

export { cellName } from "./space-names.js";

export {
  type Step,
  type StepCharge,
  type StepOptions,
  type StepProblem,
  stepCost,
  stepPrice,
} from "./step.js";

export type { Reach, Stop, Watched } from "./stop.js";
export { staying, Tread, trodden, withoutPassed } from "./tread.js";
