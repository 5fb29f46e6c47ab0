import { type GameInfo, welcome } from "@riposte/hosting";

/** A game of others as its server writes it into the page: all a lobby needs, and where its code lies. */
interface WrittenGame extends Omit<GameInfo, "load" | "loadTable" | "loadOutlook" | "loadLists"> {
  readonly module: string;
}

/** The code of games lies beside this file, in the page as in its threads. */
const HERE = import.meta.url;

/** Takes those games in: their code is fetched when they are played. */
export function welcomeGuests(written: string): void {
  for (const { module, ...about } of JSON.parse(written) as readonly WrittenGame[]) {
    const load = async () => {
      const [{ describedGame, gameIn }, { provide }] = await Promise.all([
        import("@riposte/hosting/described"),
        import("./provided.js"),
      ]);
      provide();
      const exported: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ new URL(module, HERE).href);
      const given = gameIn(exported);
      if (given === undefined) throw new Error(`${about.title} is no game any more. Load the page again.`);
      return describedGame(given).load();
    };
    welcome({ ...about, load, loadTable: load });
  }
}
