import { findGame, type GameInfo, type PluginInfo, welcome, welcomeJoined } from "@riposte/hosting";

/** A game of others as its server writes it into the page: all a lobby needs, and where its code lies. */
interface WrittenGame extends Omit<GameInfo, "load" | "loadTable" | "loadOutlook" | "loadLists"> {
  readonly module: string;
  readonly hasLists: boolean;
}

/** A plugin of others, and the games it joins. */
interface WrittenPlugin {
  readonly about: PluginInfo;
  readonly joins: readonly string[];
  readonly module: string;
}

/** The code of games and plugins lies beside this file, in the page as in its threads. */
const HERE = import.meta.url;

/** Takes those games and plugins in: their code is fetched when they are played. */
export function welcomeGuests(written: string): void {
  for (const guest of JSON.parse(written) as readonly (WrittenGame | WrittenPlugin)[]) {
    if ("joins" in guest) joinGames(guest);
    else welcomeGame(guest);
  }
}

function welcomeGame({ module, hasLists, ...about }: WrittenGame): void {
  const described = async () => {
    const [{ describedGame, gameIn }, exported] = await fetched(module);
    const given = gameIn(exported);
    if (given === undefined) throw gone(about.title);
    return describedGame(given);
  };
  const load = async () => (await described()).load();
  const loadLists = async () => {
    const lists = await (await described()).loadLists?.();
    if (lists === undefined) throw gone(about.title);
    return lists;
  };
  welcome({ ...about, load, loadTable: load, ...(hasLists && { loadLists }) });
}

function joinGames({ about, joins, module }: WrittenPlugin): void {
  const load = async () => {
    const [{ pluginNamed }, exported] = await fetched(module);
    const plugin = pluginNamed(exported, about.name);
    if (plugin === undefined) throw gone(about.title);
    return plugin;
  };
  for (const id of joins) {
    const info = findGame(id);
    if (info === undefined) continue;
    const joined = async () => (await import("@riposte/hosting/described")).joinedGame(info, about, load);
    welcomeJoined({
      ...info,
      plugins: [...info.plugins, about],
      load: async (setup) => (await joined()).load(setup),
      loadTable: async (names, setup) => (await joined()).loadTable(names, setup),
    });
  }
}

/** A module of theirs, with what reads it; what it imports of ours is the page's. */
async function fetched(module: string) {
  const [described, { provide }] = await Promise.all([import("@riposte/hosting/described"), import("./provided.js")]);
  provide();
  const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ new URL(module, HERE).href);
  return [described, exported] as const;
}

const gone = (title: string): Error => new Error(`${title} is not in its file any more. Load the page again.`);
