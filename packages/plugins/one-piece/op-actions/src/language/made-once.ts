import { z } from "zod";

/** A schema that refers to others before they are there; zod would make it anew wherever it writes one of them as JSON Schema. */
export function madeOnce<S extends z.ZodType>(make: () => S): z.ZodLazy<S> {
  let made: S | undefined;
  return z.lazy(() => {
    made ??= make();
    return made;
  });
}
