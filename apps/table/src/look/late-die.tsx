import { type ComponentProps, lazy, Suspense } from "react";

const Drawn = lazy(async () => ({ default: (await import("./die.js")).Die }));

/** A die on a table that begins without one: what it is drawn with comes when the first is rolled. */
export const Die = (props: ComponentProps<typeof Drawn>) => (
  <Suspense fallback={null}>
    <Drawn {...props} />
  </Suspense>
);
