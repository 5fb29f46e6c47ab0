import type { Plugin } from "vite";

/**
 * Takes the writing of JSON schemas off zod, whose schemas all hold on to it: a page reads data and never describes it.
 * Asked for all the same, it fails; without the two patterns nothing is taken off, and the first load says so.
 */
export const withoutJsonSchemas = (): Plugin => ({
  name: "without-json-schemas",
  apply: "build",
  transform(code, id) {
    if (!id.endsWith("zod/v4/classic/schemas.js")) return null;
    const left = code
      .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*;$/gm, "")
      .replaceAll(/create(?:ToJSONSchema|StandardJSONSchema)Method\([^)]*\)/g, "undefined");
    return { code: left, map: null };
  },
});
