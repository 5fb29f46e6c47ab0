/** Plugins and games of others, wherever they lie; for Node. */
export { guestGames, welcomeGuest } from "./games.js";
export { GuestFault } from "./guest-fault.js";
export { guestFile } from "./guest-file.js";
export { type GuestKind, guestsIn, importGuest } from "./import-guest.js";
export { guestPlugins } from "./plugins.js";
