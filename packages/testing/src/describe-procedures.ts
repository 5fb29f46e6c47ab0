import type { Game } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { walkBoth } from "./executors/walk.js";
import { recreatedDifferences } from "./recreated-procedure.js";

/** Proves with vitest that every procedure of a game runs alike under both executors and from its exported JSON. */
export function describeProcedures<O>(game: Game<O>): void {
  describe(`the procedures of ${game.name}`, () => {
    for (const procedure of game.procedures) {
      test(`${procedure.name} goes the same ways under all executors`, () => {
        expect(walkBoth(procedure)).toEqual([]);
      });
      test(`${procedure.name} made again from its JSON goes the same ways`, () => {
        expect(recreatedDifferences(procedure)).toEqual([]);
      });
    }
  });
}
