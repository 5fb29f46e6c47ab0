import { lazy, Suspense } from "react";
import { PAGES, pageOf } from "./games.js";
import { useRoute } from "./shell/route.js";
import { Shell } from "./shell/shell.js";
import { texts } from "./texts.js";

const CalculatorScreen = lazy(async () => ({
  default: (await import("./calculator/calculator-screen.js")).CalculatorScreen,
}));
const Home = lazy(async () => ({ default: (await import("./home/home.js")).Home }));
const GalleryScreen = lazy(async () => ({ default: (await import("./gallery/gallery-screen.js")).GalleryScreen }));
const LeagueScreen = lazy(async () => ({ default: (await import("./league/league-screen.js")).LeagueScreen }));
const MatchRoute = lazy(async () => ({ default: (await import("./play/match-route.js")).MatchRoute }));
const JoinRoute = lazy(async () => ({ default: (await import("./online/join-route.js")).JoinRoute }));
const OnlineRoute = lazy(async () => ({ default: (await import("./online/online-route.js")).OnlineRoute }));
const MapEditor = PAGES.find(({ maps }) => maps !== undefined)?.maps?.Editor;
const NewRoute = lazy(async () => ({ default: (await import("./new-match/new-route.js")).NewRoute }));
const SettingsScreen = lazy(async () => ({ default: (await import("./settings/settings-screen.js")).SettingsScreen }));
const SavedScreen = lazy(async () => ({ default: (await import("./saved/saved-screen.js")).SavedScreen }));
const BuildRoute = lazy(async () => ({ default: (await import("./build/build-route.js")).BuildRoute }));
const AnalysisRoute = lazy(async () => ({ default: (await import("./analysis/analysis-route.js")).AnalysisRoute }));
const WatchRoute = lazy(async () => ({ default: (await import("./watch/watch-route.js")).WatchRoute }));
const LearnScreen = lazy(async () => ({ default: (await import("./learn/learn-screen.js")).LearnScreen }));
const RulesScreen = lazy(async () => ({ default: (await import("./learn/rules-screen.js")).RulesScreen }));
const DroppedScreen = lazy(async () => ({ default: (await import("./dropped/dropped-screen.js")).DroppedScreen }));
const InspectRoute = lazy(async () => ({ default: (await import("./inspect/inspect-route.js")).InspectRoute }));
const JudgeScreen = lazy(async () => ({ default: (await import("./judge/judge-screen.js")).JudgeScreen }));

/** The whole app: a screen for every route. */
export function App() {
  const { words, options } = useRoute();
  const [screen, id, rest] = words;
  const shown = (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      {screenFor(screen, id ?? null, rest ?? "", options)}
    </Suspense>
  );
  // a match fills the page, and has a bar of its own
  const isTable =
    screen === "match" || screen === "online" || (screen === "watch" && id !== undefined && rest !== "analysis");
  return isTable ? (
    <main>{shown}</main>
  ) : (
    <Shell at={screen ?? ""} isWhole={screen === "build" && id !== undefined}>
      {shown}
    </Shell>
  );
}

function screenFor(screen: string | undefined, id: string | null, rest: string, options: URLSearchParams) {
  switch (screen) {
    case "inspect":
      return <InspectRoute id={id} replay={options.get("replay")} />;
    case "judge":
      return <JudgeScreen />;
    case "build":
      return <BuildRoute game={id} address={options} />;
    case "cards":
      return <CardsOf game={id ?? ""} />;
    case "learn":
      return <LearnScreen />;
    case "rules":
      return <RulesScreen game={id ?? ""} />;
    case "watch":
      if (id !== null && rest === "analysis") return <AnalysisRoute id={id} address={options} />;
      return <WatchRoute id={id} address={options} />;
    case "league":
      return <LeagueScreen game={id ?? ""} />;
    case "new":
      return <NewRoute id={id ?? ""} address={options} />;
    case "draw":
      return MapEditor === undefined ? null : <MapEditor shared={options.get("map")} />;
    case "calculator":
      return <CalculatorScreen link={options} />;
    case "join":
      return <JoinRoute match={id ?? ""} invite={rest} />;
    case "online":
      return <OnlineRoute key={id} match={id ?? ""} />;
    case "saved":
      return <SavedScreen />;
    case "gallery":
      return <GalleryScreen />;
    case "dropped":
      return <DroppedScreen />;
    case "settings":
      return <SettingsScreen />;
    case "match":
      return <MatchRoute key={id} id={id ?? ""} />;
    default:
      return <Home />;
  }
}

/** The cards of a game that are not wholly played, where it has a page of them. */
function CardsOf({ game }: { readonly game: string }) {
  const UnplayedCards = pageOf(game)?.UnplayedCards;
  return UnplayedCards === undefined ? <Home /> : <UnplayedCards />;
}
