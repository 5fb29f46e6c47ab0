import { z } from "zod";

const $schema = z.string().optional().meta({ description: "The JSON Schema of this file, for editors" });
const Ids = z.array(z.string());

/** `coverage.json` of a game: which tests prove and reach its abilities; `pnpm coverage` writes it. */
export const CoverageFile = z
  .strictObject({
    $schema,
    tested: z
      .record(z.string(), z.array(z.string()).min(1))
      .meta({ description: "By ability: the test files that fail without it" }),
    reached: z
      .record(z.string(), z.record(z.string(), z.int().min(1)))
      .meta({ description: "By ability: how often each test file made it act" }),
  })
  .meta({ title: "Tested and reached abilities", description: "Written by `pnpm coverage`, never by hand." });
export type CoverageFile = z.infer<typeof CoverageFile>;

/** `gaps.json` of a game: abilities known to be less than wired and tested. */
export const GapsFile = z
  .strictObject({
    $schema,
    partial: Ids.meta({ description: "Abilities with a step that players carry out by hand" }),
    unwired: Ids.meta({ description: "Abilities that do nothing yet" }),
    untested: Ids.meta({ description: "Abilities that no test fails without" }),
  })
  .meta({ title: "Known gaps", description: "What `riposte wired --check` accepts as missing." });
export type GapsFile = z.infer<typeof GapsFile>;

/** JSON Schemas of both, by file name. */
export const proofFileSchemas = (): Readonly<Record<string, object>> => ({
  "coverage.json": z.toJSONSchema(CoverageFile, { io: "input" }),
  "gaps.json": z.toJSONSchema(GapsFile, { io: "input" }),
});
