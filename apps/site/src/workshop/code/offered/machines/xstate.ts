/** What machines are written with: fetched for a game that has some of its own. */
export * as xstate from "xstate";
