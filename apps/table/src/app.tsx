import { lazy, Suspense } from "react";
import { GameList } from "./lobby/game-list.js";
import { useRoute } from "./shell/route.js";
import { Shell } from "./shell/shell.js";
import { texts } from "./texts.js";

const InspectRoute = lazy(async () => ({ default: (await import("./inspect/inspect-route.js")).InspectRoute }));

/** The whole app: a screen for every route. */
export function App() {
  const { words, options } = useRoute();
  const [screen, id] = words;
  return (
    <Shell>
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        {screen === "inspect" ? <InspectRoute id={id ?? null} replay={options.get("replay")} /> : <GameList />}
      </Suspense>
    </Shell>
  );
}
