import type { HostGame } from "./host-game.js";

/** What a game or a plugin is to be. */
export interface Order {
  readonly name: string;
  /** The game a plugin joins; nothing for a game of its own. */
  readonly game?: HostGame;
  /** One sentence: what it is, as players say it. */
  readonly rule: string;
  /** The packages it is written for, the kernel and the game, with the versions it takes. */
  readonly peers: Readonly<Record<string, string>>;
}

/** A plugin joins a game. */
export type PluginOrder = Order & { readonly game: HostGame };

/** How its sources say its version and those it works with: a clone says them in package.json alone. */
export interface Written {
  readonly imports: string;
  readonly version: string;
  rangeOf(peer: string): string;
}

const FIRST = "0.1.0";

export const IN_CLONE: Written = {
  imports: 'import manifest from "../package.json" with { type: "json" };\n',
  version: "manifest.version",
  rangeOf: (peer) => `manifest.peerDependencies["${peer}"]`,
};

/** A package of its own is built from `src` alone; its contract test compares the two. */
export const outsideOf = ({ peers }: Pick<Order, "peers">): Written => ({
  imports: "",
  version: `"${FIRST}"`,
  rangeOf: (peer) => `"${peers[peer] ?? "*"}"`,
});
