import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isSeen, isSpaceSeen, lineOfSight } from "../../src/board/index.js";
import { randomField } from "./random-map.js";

test("whether a space of a figure is seen is what line of sight to it says, figures in the way or not", () => {
  fc.assert(
    fc.property(randomField, fc.boolean(), (field, pastFigures) => {
      for (const viewer of field.figures)
        for (const target of field.figures)
          for (const targetSpace of viewer === target ? [] : target.spaces)
            expect(isSpaceSeen(field, viewer, target, targetSpace, pastFigures)).toBe(
              lineOfSight(field, viewer, target, { targetSpace, pastFigures }) !== undefined,
            );
    }),
    { numRuns: 60 },
  );
});

test("whether a figure is seen at all is what line of sight to it says", () => {
  fc.assert(
    fc.property(randomField, (field) => {
      for (const viewer of field.figures)
        for (const target of field.figures)
          if (viewer !== target)
            expect(isSeen(field, viewer, target)).toBe(lineOfSight(field, viewer, target) !== undefined);
    }),
    { numRuns: 60 },
  );
});
