import { isIP } from "node:net";
import type { Admin, Database, ListedMatch } from "@riposte/server";
import { fill, listed } from "@riposte/words";
import type { Arguments } from "../arguments.js";
import type { Command, Flag } from "../command.js";
import { EXIT } from "../exit-code.js";
import { readSettings } from "../serve/settings.js";
import { folderOf, STORAGE_FLAGS } from "../serve/storage.js";
import type { Terminal } from "../terminal/terminal.js";
import { UserMistake, unknownName } from "../user-mistake.js";

/** What is done, and what must be said with it. */
interface Deed {
  readonly needs: readonly string[];
  run(admin: Admin, terminal: Terminal, words: readonly string[], args: Arguments): Promise<void>;
}

const DEEDS: Readonly<Record<string, Deed>> = {
  list: {
    needs: [],
    async run(admin, terminal, _words, args) {
      const [state, page] = [stateIn(args), args.count("page", { min: 1, max: 1_000_000, otherwise: 1 })];
      const [game, address] = [args.text("game"), args.text("address")];
      const { matches, total, pages } = await admin.list({ game, state, address, page });
      for (const { id, game, seats, inputs, made, state } of matches)
        terminal.print([id, state.padEnd(6), game, seats.join("/"), `${inputs} inputs`, made.toISOString()].join("  "));
      terminal.warn(`Page ${page} of ${pages}; ${total} in all.`);
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
  ban: {
    needs: ["address"],
    async run(admin, terminal, [address = ""], args) {
      const until = await admin.banAddress(addressIn(address), hoursIn(args));
      terminal.print(`${address} is shut out until ${until.toISOString()}.`);
    },
  },
  unban: {
    needs: ["address"],
    async run(admin, terminal, [address = ""]) {
      const wasBanned = await admin.unbanAddress(addressIn(address));
      terminal.print(wasBanned ? `${address} is let in again.` : `${address} was not shut out.`);
    },
  },
  bans: {
    needs: [],
    async run(admin, terminal) {
      for (const { who, until } of await admin.bans()) terminal.print(`${who}  until ${until.toISOString()}`);
    },
  },
  invite: {
    needs: ["match", "seat"],
    async run(admin, terminal, [id = "", seat = ""]) {
      const invite = await admin.renewInvitation(id, seatIn(seat));
      terminal.print(`#/join/${encodeURIComponent(id)}/${encodeURIComponent(invite)}`);
    },
  },
};

/** `close --address`: instead of one match all that a guest has open. */
const CLOSE_ALL: Deed = {
  needs: [],
  async run(admin, terminal, _words, args) {
    const address = addressIn(args.text("address") as string);
    const closed = await admin.closeMatchesOf(address);
    terminal.print(fill("{closed|match|matches} of {address} {closed?is|are} closed.", { closed, address }));
  },
};

/** `ban MATCH SEAT`: instead of an address the player of a seat, or the one who has its invitation. */
const OF_SEATS: Readonly<Record<string, Deed>> = {
  ban: {
    needs: ["match", "seat"],
    async run(admin, terminal, [id = "", seat = ""], args) {
      const until = await admin.banSeat(id, seatIn(seat), hoursIn(args));
      terminal.print(`Seat ${seat} of match ${id} is shut out until ${until.toISOString()}.`);
    },
  },
  unban: {
    needs: ["match", "seat"],
    async run(admin, terminal, [id = "", seat = ""]) {
      const wasBanned = await admin.unbanSeat(id, seatIn(seat));
      terminal.print(`Seat ${seat} of match ${id} ${wasBanned ? "is let in again" : "was not shut out"}.`);
    },
  },
};

const MOST_HOURS = 24 * 365;

const hoursIn = (args: Arguments): number => args.count("hours", { min: 1, max: MOST_HOURS, otherwise: 24 });

const STATES: readonly ListedMatch["state"][] = ["open", "over", "closed"];

const FLAGS: readonly Flag[] = [
  { name: "game", value: "GAME", help: "list: matches of this game alone" },
  { name: "state", value: "STATE", help: `list: matches that are ${listed(STATES, "or")}` },
  { name: "address", value: "ADDRESS", help: "list, close: matches that a guest of this address has made" },
  { name: "hours", value: "N", help: "ban: for how long; 24 unless given" },
  { name: "page", value: "N", help: "list: fifty matches a page, the newest first; 1 unless given" },
];

export const admin: Command = {
  name: "admin",
  summary: "look after what a server keeps: list, close, export and delete matches, invite again, shut guests out",
  operands: ["deed…"],
  flags: [...FLAGS, ...STORAGE_FLAGS],
  notes: [
    "list                   the matches: id, state, game, seats and length of each\nclose MATCH            it can be played no more, and stays stored\nclose --address A      the same for all that a guest has open\nexport MATCH           the whole record as a save file, hidden things included\ndelete MATCH           for good\nban ADDRESS            shuts a guest out for --hours; an address of IPv6 stands for its /64\nban MATCH SEAT         shuts out the player of a seat, or the one who has its invitation\nunban ADDRESS          lets the guest in again; unban MATCH SEAT the player\nbans                   who is shut out, and until when\ninvite MATCH SEAT      a new invitation to a seat; the player who had it is out",
    "With --database this works while servers run, and they hear of it. A data folder is one process's: stop its server first.",
  ],
  examples: [
    "admin list --state open --page 2",
    "admin close --address 203.0.113.7",
    "admin export 8fJ2kPq0aZxY > match.json",
    "admin invite 8fJ2kPq0aZxY 1",
    "admin ban 8fJ2kPq0aZxY 1 --hours 48",
  ],
  async run(args, terminal) {
    const { openAdmin, ServerFault } = await import("@riposte/server");
    const { deed, words } = deedOf(args);
    const { database, done } = await openStorage(args);
    try {
      await deed.run(await openAdmin(database), terminal, words, args);
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
  const named = Object.hasOwn(DEEDS, name) ? DEEDS[name] : undefined;
  const ofSeat = words.length === 2 && Object.hasOwn(OF_SEATS, name) ? OF_SEATS[name] : undefined;
  const deed = name === "close" && args.isSet("address") ? CLOSE_ALL : (ofSeat ?? named);
  if (deed === undefined)
    throw unknownName("UNKNOWN_COMMAND", { owner: "riposte admin", kind: "deed" }, name, Object.keys(DEEDS));
  if (words.length !== deed.needs.length)
    throw new UserMistake(
      words.length < deed.needs.length ? "MISSING_ARGUMENT" : "EXTRA_ARGUMENT",
      `Write: riposte admin ${[name, ...deed.needs.map((word) => word.toUpperCase())].join(" ")}.`,
    );
  return { deed, words };
}

function seatIn(text: string): number {
  if (!/^\d$/.test(text)) throw new UserMistake("BAD_VALUE", `A seat is 0, 1 and so on, not "${text}".`);
  return Number(text);
}

function addressIn(text: string): string {
  if (isIP(text) === 0) throw new UserMistake("BAD_VALUE", `"${text}" is no address, such as 203.0.113.7.`);
  return text;
}

function stateIn(args: Arguments): ListedMatch["state"] | undefined {
  const state = args.text("state");
  if (state === undefined) return undefined;
  const known = STATES.find((one) => one === state);
  if (known === undefined)
    throw unknownName("BAD_VALUE", { owner: "riposte admin list", kind: "state" }, state, STATES);
  return known;
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
