import type { Admin, Database } from "@riposte/server";
import type { Arguments } from "../arguments.js";
import type { Command } from "../command.js";
import { EXIT } from "../exit-code.js";
import { readSettings } from "../serve/settings.js";
import { folderOf, STORAGE_FLAGS } from "../serve/storage.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake, unknownName } from "../user-mistake.js";

/** What is done, and what must be said with it. */
interface Deed {
  readonly needs: readonly string[];
  run(admin: Admin, terminal: Terminal, words: readonly string[]): Promise<void>;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  list: {
    needs: [],
    async run(admin, terminal) {
      for (const { id, game, seats, inputs, made, state } of await admin.list())
        terminal.print([id, state.padEnd(6), game, seats.join("/"), `${inputs} inputs`, made.toISOString()].join("  "));
    },
  },
  close: {
    needs: ["match"],
    async run(admin, terminal, [id = ""]) {
      await admin.closeMatch(id);
      terminal.print(`Match ${id} is closed. It stays stored.`);
    },
  },
  export: {
    needs: ["match"],
    async run(admin, terminal, [id = ""]) {
      terminal.print(JSON.stringify(await admin.exportMatch(id)));
    },
  },
  delete: {
    needs: ["match"],
    async run(admin, terminal, [id = ""]) {
      await admin.deleteMatch(id);
      terminal.print(`Match ${id} is deleted.`);
    },
  },
  invite: {
    needs: ["match", "seat"],
    async run(admin, terminal, [id = "", seat = ""]) {
      if (!/^\d$/.test(seat)) throw new UserMistake("BAD_VALUE", `A seat is 0, 1 and so on, not "${seat}".`);
      const invite = await admin.renewInvitation(id, Number(seat));
      terminal.print(`#/join/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`);
    },
  },
};

export const admin: Command = {
  name: "admin",
  summary: "look after the matches a server keeps: list, close, export, delete, invite again",
  operands: ["deed…"],
  flags: STORAGE_FLAGS,
  notes: [
    "list                   every match: its id, whether it is open, over or closed, its game, seats and length\nclose MATCH            nobody can play it any more; it stays stored\nexport MATCH           the whole record as a save file, hidden things included\ndelete MATCH           for good\ninvite MATCH SEAT      a new invitation to a seat; whoever had it is out",
    "With --database this works while servers run, and they hear of it. A data folder is one process's: stop its server first.",
  ],
  examples: ["admin list", "admin export 8fJ2kPq0aZxY > match.json", "admin invite 8fJ2kPq0aZxY 1"],
  async run(args, terminal) {
    const { openAdmin, ServerFault } = await import("@riposte/server");
    const { deed, words } = deedOf(args);
    const { database, done } = await openStorage(args);
    try {
      await deed.run(await openAdmin(database), terminal, words);
    } catch (error) {
      if (error instanceof ServerFault) throw new UserMistake("BAD_VALUE", error.fault.reason);
      throw error;
    } finally {
      await done();
    }
    return EXIT.ok;
  },
};

function deedOf(args: Arguments): { readonly deed: Deed; readonly words: readonly string[] } {
  const [name = "", ...words] = args.operands("deed…");
  const deed = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
  if (deed === undefined)
    throw unknownName("UNKNOWN_COMMAND", { owner: "riposte admin", kind: "deed" }, name, Object.keys(DEEDS));
  if (words.length !== deed.needs.length)
    throw new UserMistake(
      words.length < deed.needs.length ? "MISSING_ARGUMENT" : "EXTRA_ARGUMENT",
      `Write: riposte admin ${[name, ...deed.needs.map((word) => word.toUpperCase())].join(" ")}.`,
    );
  return { deed, words };
}

async function openStorage(args: Arguments): Promise<{ readonly database: Database; done(): Promise<void> }> {
  const { lockFolder, openLocked, openPostgres, ServerFault } = await import("@riposte/server");
  const settings = readSettings(args, STORAGE_FLAGS, process.env);
  const url = settings.text("database");
  try {
    if (url !== undefined) {
      const database = await openPostgres(url);
      return { database, done: () => database.close() };
    }
    const database = await openLocked(await lockFolder(folderOf(settings)));
    return { database, done: () => database.close() };
  } catch (error) {
    if (error instanceof ServerFault) throw new UserMistake("FILE_UNREADABLE", error.fault.reason);
    throw error;
  }
}
