const importing = (game: string, packages: string): RegExp =>
  new RegExp(`^import (?!type )[^;]*from "(@riposte/(${packages}|hosting/${game})"|[./]*/${game}/)`, "m");

/** What brings rules of a game into a module. */
const RULES: readonly (readonly [imports: RegExp, game: string])[] = [
  [importing("imperial-assault", "imperial-assault|surge"), "imperial-assault"],
  [importing("one-piece", "one-piece"), "one-piece"],
  [importing("warhammer-40k", "warhammer-40k|combat|datasheets"), "warhammer-40k"],
];

/** What a game's own modules call before anybody was asked, beside what leads to a usual match. */
const READERS: readonly (readonly [modules: RegExp, game: string])[] = [
  [/hosting\/dist\/games\/imperial-assault\/all-cards\.js$/, "imperial-assault"],
  [/hosting\/dist\/games\/warhammer-40k\/eleventh\.js$/, "warhammer-40k"],
];

/** Screens and builders: all but the tables, which stand before their match has all its rules. */
const BESIDE = /\/(apps\/table\/src\/(?!tables\/)|hosting\/dist\/(lists\/|games\/[a-z0-9-]+\/lists\/))/;

/** The games whose rules have all to be there before this module: it reads, builds or reckons with them, and no table waits for it. */
export function wholeFor(id: string, code: string): readonly string[] {
  const isBeside = BESIDE.test(id);
  return [
    ...RULES.filter(([imports]) => isBeside && imports.test(code)),
    ...READERS.filter(([modules]) => modules.test(id)),
  ].map(([, game]) => game);
}
