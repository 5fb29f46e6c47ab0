import type { Setup, ThinkingGame, Voice } from "@riposte/hosting";
import type { Choice } from "@riposte/kernel";
import type { AbilityEntry, AnyPlugin, Game, LiveMatch } from "@riposte/kernel/run";
import type { Arguments } from "../arguments.js";
import type { Command, Flag } from "../command.js";
import type { Paint } from "../terminal/paint.js";
import type { Proofs } from "../wired/proofs.js";

/** A game in lists and help pages, before it is loaded. */
export interface Listing {
  readonly name: string;
  /** Shorter names it answers to. */
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly summary: string;
  /** Its usual setup options, each with a flag of its own. */
  readonly options: readonly string[];
  /** What `riposte odds` reckons with, where the game has attacks. */
  readonly odds?: AttackOdds;
  /** The player's own cards or units, given as files. */
  readonly ownFiles?: OwnFiles;
  /** Commands that only this game has, by name. */
  readonly commands?: Readonly<Record<string, () => Promise<Command>>>;
  /** Command lines that show what can be done with the game: help pages of those commands have them. */
  readonly examples: readonly string[];
}

/** Flags that name files of the player's own, and how those are read. */
export interface OwnFiles {
  readonly flags: readonly Flag[];
  /** Reads them before the game is composed; what they say of the setup, as `--setup` would. */
  read(given: FlagValues): Promise<readonly string[]>;
}

/** What was given with flags; every thread of a simulation reads the same. */
export type FlagValues = Pick<Arguments, "text" | "texts">;

/** A game as the command line knows it: the one place where rules, data, bots and drawing meet. */
export interface GameEntry
  extends Listing,
    Pick<
      ThinkingGame,
      "setup" | "bots" | "search" | "standing" | "outlook" | "used" | "voice" | "unplayed" | "actors"
    > {
  /** The composition with these plugins, all unless given, and with plugins of others; each is made once per process. */
  game(plugins?: readonly string[], guests?: readonly AnyPlugin[]): Game;
  /**
   * The game for matches with that setup, where it can be had with fewer cards; a seat that wants to be asked whatever it holds may be asked
   * for any card there is, so its match needs them all.
   */
  forSetup?(setup: Setup): Promise<Pick<GameEntry, "game" | "bots">>;
  /** Plugins beside the base game, which can be left out with `--plugins`. */
  readonly plugins: readonly string[];
  /** Answers after which a game counts as unfinished; 5,000 unless given. */
  readonly mostInputs?: number;
  /** The setup of a match of this seed, where something in it is drawn from the seed. */
  seeded?(setup: Setup, seed: string): Setup;
  /** The game's abilities, as its data has them, with the effects that carry them out. */
  abilities(): readonly AbilityEntry[];
  /** What tests show about them; the data package's `proofs`. */
  readonly proofs: Proofs;
  /** What a seat sees, as lines of text; slices are those of its view, `choice` is what it is asked, `match` has the numbers. */
  draw(
    slices: Readonly<Record<string, unknown>>,
    style: DrawStyle,
    asked?: AskedNow,
    match?: Pick<LiveMatch<unknown>, "explain" | "seats">,
  ): readonly string[];
  /** Which abilities there are, and which were reached: what `simulate` reports as coverage. */
  readonly coverage?: {
    abilities(setup: Setup): readonly string[];
    /** Which ability an answer uses, where only those that are chosen count. */
    usedBy?(answer: string): string | undefined;
    /** Every ability that acts counts: those this event tells of, and those that change a number. */
    readonly toldBy?: string;
    kindOf?(ability: string): string;
    /** Those that come into a hand and are offered at their moment: what `wired --reach` looks for. */
    cards?(): readonly string[];
    /** What a seat has had in hand by the end of a match. */
    held?(slices: Readonly<Record<string, unknown>>, seat: number): readonly string[];
    /** Where an ability can never be used, and why, where that is known. */
    limitOf?(ability: string): string | undefined;
    /** The setup in which as much as possible may come. */
    readonly widest?: Setup;
  };
}

/** How a game's attacks are reckoned. */
interface AttackOdds {
  /** The flags that tell of an attack. */
  readonly flags: readonly Flag[];
  /** The odds of the attack they tell of; nothing of the game is loaded for it that an attack does not need. */
  report(args: Arguments): Promise<OddsReport>;
}

/** Odds ready to be shown. */
export interface OddsReport {
  readonly lines: readonly string[];
  readonly json: object;
}

/** The pending question, for drawing what it is about. */
export interface AskedNow {
  readonly seat: number;
  readonly choice: Choice;
}

export interface DrawStyle {
  readonly paint: Paint;
  readonly width: number;
  /** What players and things are called; colours and printed names unless given. */
  readonly voice?: Pick<Voice, "players" | "spell">;
}
