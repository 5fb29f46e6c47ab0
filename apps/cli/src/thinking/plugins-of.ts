import type { Session } from "../play/session.js";

/** The plugins beside the game itself that a session is played with. */
export const pluginsOf = ({ entry, game }: Pick<Session, "entry" | "game">): readonly string[] =>
  entry.plugins.filter((name) => game.lock.some((locked) => locked.name === name));
