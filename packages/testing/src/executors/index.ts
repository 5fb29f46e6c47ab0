/** xstate's own actors as the proof partner of the tables, and the walk that compares two executors. */
export { type GuardAnswers, type Recording, recordingOf, recordingProcedure, walkBoth } from "./walk.js";
export { type XstateExecutorOptions, xstateExecutor } from "./xstate-executor.js";
