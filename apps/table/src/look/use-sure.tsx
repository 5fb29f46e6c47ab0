import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Asked } from "./sure.js";

const Sure = lazy(async () => ({ default: (await import("./sure.js")).Sure }));

/** Asks before something that cannot be taken back; what it gives is to stand on the page. */
export function useSure(): readonly [ReactNode, (asked: Asked) => void] {
  const [asked, setAsked] = useState<Asked | null>(null);
  return [
    asked !== null && (
      <Suspense fallback={null}>
        <Sure {...asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
    setAsked,
  ];
}
