import type { Contribution, Key } from "@riposte/kernel";
import type { Bot, Game, LiveMatch } from "@riposte/kernel/run";
import type { z } from "zod";
import type { Compose } from "./composition.js";
import type { SearchLimits } from "./levels.js";
import type { LookAhead } from "./outlook.js";
import type { TableLayout } from "./plain/table-layout.js";
import type { Setup, SetupOption } from "./setup-option.js";
import type { Searching, Think } from "./thinking.js";
import type { UsedIn } from "./used.js";
import type { GameVoice } from "./voice/voice.js";

/** A loaded game: everything an app needs to start, speak about and inspect a match of it. */
export interface GameDescriptor {
  readonly id: string;
  /** With these plugins beside the game itself, all unless given, and with guests; what does not fit is said in sentences. */
  readonly compose: Compose;
  readonly setup: readonly SetupOption[];
  /** What a stranger may ask a match to be set up with: nothing in it is without an upper bound. */
  readonly setupSchema: z.ZodType;
  /** How many seats a match of this setup has; what a setup may be, the game says when it is started. */
  seats(setup: Setup): number;
  /** What a guest should know of a setup before he sits down. */
  unusual(setup: Setup): readonly Unusual[];
  /** What the lists of a setup bring whose text is not wholly played; where it is absent all of it is. */
  unplayed?(setup: Setup): readonly Unplayed[];
  readonly bots: Readonly<Record<string, BotEntry>>;
  /** How much players that think ahead think at each level. */
  readonly search: SearchLimits;
  /** The bot whose advice is worth asking for. */
  readonly hintBot: string;
  /** Names and sentences that are the game's own. */
  readonly voice: GameVoice;
  /** How far the match is and what each seat counts, from the whole table or any seat's view of it. */
  standing(slices: Readonly<Record<string, unknown>>): Standing;
  /** What of its list a seat had in a match; nothing where no seat brings lists. */
  readonly used?: UsedIn;
  /** The numbers on the table that all seats may know the reasons of: what "why is this 5?" answers. */
  numbers?(match: NumberSource): readonly NumberShown[];
  /** Who acts for the players, where that is not they alone: what a judge is told apart. */
  readonly actors?: Actors;
  /** Where zones, counters and boards lie in its slices, for a table without code of its own. */
  readonly table?: TableLayout;
  /** What answers lead to; of games that reckon it, `loadTable` leaves it to `loadOutlook`. */
  readonly outlook?: LookAhead;
}

/** A game whose thinking bots can be asked in this very thread. */
export interface ThinkingGame extends GameDescriptor {
  readonly search: Searching;
}

/** How a match stands, in what all seats may know. */
export interface Standing {
  /** The round or turn it is in; 0 before the first. */
  readonly at: number;
  /** What each seat counts: points, Life cards, finished cards. */
  readonly scores: readonly number[];
}

/** Why a match is not like any other of its game: it begins in the middle, with unchecked lists, or not all abilities play. */
export type Unusual = "position" | "unchecked-lists" | "not-all-plays";

/** A card or unit whose printed text is not wholly played, and what of it is not: a sentence each. */
export interface Unplayed {
  readonly id: string;
  readonly name: string;
  readonly why: readonly string[];
}

/** Figures or units that do what their players decide. */
export interface Actors {
  figures(slices: Readonly<Record<string, unknown>>): readonly { readonly id: string; readonly seat: number }[];
  /** Is it the player's to do, also while one of the figures is asked about? */
  isPlayers(key: Key): boolean;
}

/** What numbers are computed from. */
export type NumberSource = Pick<LiveMatch<unknown>, "slices" | "explain">;

/** A number on the table with its reasons. */
export interface NumberShown {
  /** Where it stands: `attack.damage`, or a figure's id and a stat. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly because: readonly Contribution[];
}

export interface BotEntry {
  readonly summary: string;
  create(seed: string, game: Game, at?: BotSeat): Bot;
}

/** Where a bot sits, and how long it may think: it reads its own list of the setup, never another's. */
export interface BotSeat {
  readonly seat: number;
  readonly setup: unknown;
  readonly think?: Think;
}
