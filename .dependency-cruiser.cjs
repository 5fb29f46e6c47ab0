/** Imports point one way: apps → hosting → calculators → plugins → games → kernel → words; hosting → data, importers, search. */
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: "error",
  from: { path: from },
  to: { path: "^(packages|apps|data|tooling)/", pathNot: allowed },
});

const words = "^packages/words/";
const kernel = "^packages/(kernel|words)/";
const testing = "^packages/testing/";
const preset = "^tooling/vitest/";
const data = "^data/";
const inTests = "/test/|vitest[.]config[.]ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "not-unresolved",
      comment: "An import leads nowhere: a missing file, dependency or export.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "declared-dependencies",
      comment: "A package imports only what its own package.json names.",
      severity: "error",
      from: {},
      to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    },
    {
      name: "sources-use-no-dev-dependencies",
      comment: "Table and site are bundles: what they are made of is not installed with them.",
      severity: "error",
      from: { path: "^(packages|apps)/.*/?src/", pathNot: "^apps/(table|site)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only", "npm-peer"] },
    },
    {
      name: "nothing-points-at-apps",
      severity: "error",
      from: { pathNot: "^apps/" },
      to: { path: "^apps/" },
    },
    {
      name: "sources-do-not-import-tests",
      severity: "error",
      from: { path: "/src/" },
      to: { path: "/test/" },
    },
    {
      name: "packages-meet-at-their-index",
      comment:
        "Another package is imported by its name, never by a path into its src. The table is a bundle: what it offers to other pages is source.",
      severity: "error",
      from: {
        path: "^((?:packages/(?:games|plugins/[^/]+|calculators|importers)/|packages/|apps/(?:examples/)?|data/|tooling/)[^/]+)/",
      },
      to: {
        path: "^(packages|apps)/.*/?(src|test)/",
        pathNot: ["^$1/", "^apps/table/src/(public-api/|games/[^/]+/public-api[.]ts$|look/[^/]+[.]css$)"],
      },
    },
    {
      name: "data-only-in-tests",
      comment: "Facts reach games, plugins and calculators as options; only their tests read data.",
      severity: "error",
      from: { path: "^packages/(games|plugins|calculators)/", pathNot: inTests },
      to: { path: data },
    },
    {
      name: "testing-only-in-tests",
      severity: "error",
      from: { path: "^packages/(words|kernel|games|plugins|calculators|importers)/", pathNot: inTests },
      to: { path: testing },
    },
    only("words-know-no-code", "Words are filled in with what others hand them.", words, [words, preset]),
    only("kernel-knows-no-game", "The kernel has no game words.", "^packages/kernel/", [kernel, preset]),
    only("testing-knows-the-kernel", "The scenario language serves every game.", testing, [testing, kernel, preset]),
    only("search-knows-the-kernel", "Searchers serve every game.", "^packages/search/src/", [
      "^packages/search/",
      kernel,
    ]),
    only("data-knows-no-code", "Data is facts.", data, [data]),
    {
      name: "games-know-the-kernel",
      severity: "error",
      from: { path: "^packages/games/([^/]+)/" },
      to: {
        path: "^(packages|apps|data|tooling)/",
        pathNot: ["^packages/games/$1/", kernel, testing, preset, data],
      },
    },
    only(
      "plugins-know-games",
      "A plugin stands on its game and on plugins it requires or uses.",
      "^packages/plugins/",
      ["^packages/(plugins|games)/", kernel, testing, preset, data],
    ),
    only(
      "calculators-know-plugins",
      "A calculator says what rules come to: it stands on a game and its plugins, and nothing that plays stands on it.",
      "^packages/calculators/",
      ["^packages/(calculators|plugins|games)/", kernel, testing, preset, data],
    ),
    only(
      "hosting-knows-games",
      "What every app needs to host a match: it stands on games, plugins, data and players that think, and no app is known to it.",
      "^packages/hosting/",
      ["^packages/(hosting|search|importers|calculators|plugins|games)/", kernel, testing, preset, data],
    ),
    only(
      "tooling-knows-tooling",
      "Only the bench measures packages, the schema writer asks them for their schemas, what checks data and recordings or writes the reference plays games, and what alters readings asks their checker; new packages are written as authors elsewhere have them written.",
      "^tooling/(?!bench/|corpus/|data-check/|reference/|mutants/(?:src|test)/(?:one-piece|warhammer-40k)/|run/(?:all-schemas|new))",
      ["^tooling/"],
    ),
  ],
  options: {
    // Not `exclude`: an import of a package ends at its dist, and that edge is the one to judge.
    doNotFollow: { path: "node_modules|/dist/" },
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: "tooling/lint/resolving.cjs" },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      // nothing changes while it looks
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
};
