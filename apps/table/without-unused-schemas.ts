import type { Plugin } from "vite";

/** `email(params) { return this.check(core._email(ZodEmail, params)); },` and the like, one for each format of a text. */
const FORMATS = /^ {4}\w+\(params\) \{\s+return this\.check\(core\._\w+\(Zod\w+, params\)\);\s+\},$/gm;

/**
 * Takes off zod what no page uses and every schema holds on to: the writing of JSON schemas, and the formats of texts such as addresses
 * and dates. Asked for all the same, it fails; without these patterns nothing is taken off, and the first load says so.
 */
export const withoutUnusedSchemas = (): Plugin => ({
  name: "without-unused-schemas",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("zod/v4/classic/schemas.js")) return null;
    const left = code
      .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, "")
      .replaceAll(/processors\.aggregateChecks\(inst\)/g, "({})")
      .replaceAll(/create(?:ToJSONSchema|StandardJSONSchema)Method\([^)]*\)/g, "undefined")
      .replaceAll(FORMATS, "");
    return { code: left, map: null };
  },
});
