const importing = (packages: string): RegExp => new RegExp(`^import (?!type )[^;]*from "@riposte/(${packages})"`, "m");

/** Whose rules a package has. */
const RULES: readonly (readonly [packages: RegExp, game: string])[] = [
  [importing("imperial-assault|surge|catalog/imperial-assault"), "imperial-assault"],
  [importing("one-piece|catalog/one-piece"), "one-piece"],
  [importing("warhammer-40k|combat|datasheets|catalog/warhammer-40k"), "warhammer-40k"],
];
/** What a game's own modules call before anybody was asked, beside what leads to a usual match. */
const READERS: readonly (readonly [modules: RegExp, game: string])[] = [
  [/catalog\/dist\/(imperial-assault\/all-cards|building\/army\/army-builder)\.js$/, "imperial-assault"],
  [/catalog\/dist\/building\/deck\/deck-builder\.js$/, "one-piece"],
  [/catalog\/dist\/(warhammer-40k\/eleventh|building\/battle\/battle-builder)\.js$/, "warhammer-40k"],
];

/** The games whose rules have all to be there before this module: it reads, builds or reckons with them, and no table waits for it. */
export function wholeFor(id: string, code: string): readonly string[] {
  const isScreen = /\/apps\/table\/src\/(?!tables\/)/.test(id);
  return [
    ...RULES.filter(([packages]) => isScreen && packages.test(code)),
    ...READERS.filter(([modules]) => modules.test(id)),
  ].map(([, game]) => game);
}
