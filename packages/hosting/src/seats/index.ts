export { type Change, changed, changesBetween } from "@riposte/kernel/run";
export { beginAgain } from "./begin-again.js";
export { botsAt, HUMAN, peopleAt } from "./bots.js";
export type {
  Clocks,
  ClockTerms,
  Fault,
  MatchAbout,
  OnlineNow,
  RematchAsked,
  Said,
  SeatClient,
  SeatNow,
  SeatState,
  SeenStep,
  Taken,
  UndoAsked,
} from "./contract.js";
export { type Cursor, createCursor, moveTo } from "./cursor.js";
export { fault } from "./fault.js";
export { createMatchTime, type Lasts, lastsAt, type MatchTime } from "./match-time.js";
export { type Following, followMatch, type PlayedMatch, type PlayedStep } from "./played-match.js";
export { createSeatEye, lastAnswers, type SeatEye } from "./seat-eye.js";
export { isAllOf, type StepsSeen, sharedLength } from "./steps-seen.js";
export {
  type Considered,
  createMind,
  type Position,
  positionOf,
  type Thinking,
  type Thought,
} from "./thinking.js";
