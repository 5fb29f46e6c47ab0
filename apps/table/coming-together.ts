interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly includeDependenciesRecursively: false;
}

const group = (name: string, ...paths: readonly string[]): Group => ({
  name,
  // what comes later is in none
  test: new RegExp(`^(?!.*[?]later$).*(${paths.join("|")})`),
  includeDependenciesRecursively: false,
});

/** What always comes together is one file: few files compress better than many. The first group that has a module keeps it. */
export const GROUPS: readonly Group[] = [
  // what every match runs on; what draws and simulates matches comes with who does
  group(
    "kernel",
    "packages/kernel/package.json",
    String.raw`packages/kernel/dist/(?!flow/(mermaid|diagram|json)\.|trace/(?!traced)|match/simulation)`,
    "node_modules/(xstate|mitt)/",
    "lean-schemas/",
  ),
  // what every page has, the first one too
  group(
    "page",
    "node_modules/preact/",
    "vite/preload-helper",
    String.raw`src/(texts|share/copied|shell/(use-loaded|mark|typing)|settings/(settings|key-map|kept-policy)\.ts)`,
    String.raw`src/(look/(icon|lit|button|sprite)\.|kept/kept-match)`,
    String.raw`packages/hosting/dist/seats/bots\.`,
    String.raw`packages/hosting/dist/(games|own-cards|voice/players)\.`,
  ),
  // what every match shows, whatever the game; what opens on a click is not in it
  group(
    "seat",
    "src/(match|play|seat|record)/(?!rules|policy-panel|advice-list|confirm-answer|key-list|draft-|latest|over|preview|seat-watch|state-diff|match-route|socket-client|reconnecting)",
    String.raw`src/tables/[a-z-]+\.`,
    String.raw`src/(learn/(courses|lesson-matches)\.|kept/standing|shell/download|inspect/lazy-inspector)`,
    String.raw`src/look/(health|token|die|percent)\.`,
    "packages/hosting/dist/seats/(?!bots|index)",
    String.raw`packages/hosting/dist/(voice/(?!players)|(composition|outlook|advice|levels|game-info|pair-option|used)\.)`,
  ),
  // the battle's own rules and data; what calculators, builders, thinking and another edition need beside them is not in it
  group(
    "battle",
    "packages/games/warhammer-40k/package",
    "packages/games/warhammer-40k/dist/(?!setup/(fit-out|muster-limits|datasheet-file)|unit/gains|machines/varied|attack/groups|bots/judge)",
    "packages/plugins/warhammer-40k/(abilities|critical-hits|choices)/package",
    "packages/plugins/warhammer-40k/abilities/dist/(?!tell/tell-(mechanic|condition)|idle-rules)",
    "packages/plugins/warhammer-40k/(critical-hits/dist/(?!attack-law)|choices/dist/)",
    "data/warhammer-40k/(?!eleventh)",
    "src/tables/warhammer-40k/unit-role",
    "packages/hosting/dist/games/warhammer-40k/(?!index|both-editions|eleventh|mission-standing|missions-offered|outlook|rules|search)",
  ),
];
