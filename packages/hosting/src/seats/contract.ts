import type { Answer, Key, Message } from "@riposte/kernel";
import type { PolicyChange, Save, View } from "@riposte/kernel/run";
import type { Advice } from "../advice.js";
import type { NumberShown, Unusual } from "../game-descriptor.js";
import type { Outlook } from "../outlook.js";
import type { SeenEvent } from "../voice/voice.js";
import type { Lasts } from "./match-time.js";

/** Why something was not done: a code for programs, a sentence for people. */
export interface Fault {
  readonly ok: false;
  readonly code: string;
  readonly reason: string;
  /** The same as the rules say it, for a client that knows names for its ids. */
  readonly message?: Message;
}

/** An input was taken, or why not. */
export type Taken = { readonly ok: true } | Fault;

/** One input that counts, as the seat may see it; the first one is the opening, which no seat entered. */
export interface SeenStep {
  /** Who answered; no seat in the opening, nor where the time was up. */
  readonly by: number | null;
  /** What happened, as the seat may see it. */
  readonly events: readonly SeenEvent[];
  /** Where the flow rested afterwards, as in `View.flow`. */
  readonly flow: readonly string[];
}

/** A player wants to take answers back, and these seats have not agreed yet. */
export interface UndoAsked {
  readonly by: number;
  readonly answers: number;
  readonly waitingFor: readonly number[];
}

/** How much time people have: each for the whole match, or for every answer. */
export interface ClockTerms {
  readonly per: "side" | "answer";
  readonly seconds: number;
}

/** The clocks of a match as they stood at one moment of its server's time. */
export interface Clocks {
  /** Milliseconds each seat had left at `since`; nothing for a bot. */
  readonly left: readonly (number | null)[];
  /** Whose clock runs. */
  readonly runs: number | null;
  readonly since: number;
  /** Who lost the match because the time was up. */
  readonly out: number | null;
}

/** Who wants to play again, and the match they play once all agree. */
export interface RematchAsked {
  readonly agreed: readonly number[];
  readonly match: string | null;
}

/** A line one player wrote to the others; numbers grow. */
export interface Said {
  readonly number: number;
  readonly by: number;
  readonly text: string;
}

/** What a seat may know of this moment. */
export interface SeatNow {
  readonly view: View;
  /** What the asked seat cannot choose now, and why. */
  readonly refusals: readonly { readonly key: Key; readonly reason: Message }[];
  /** The numbers on the table, each with its reasons. */
  readonly numbers: readonly NumberShown[];
  /** What answers lead to, where the game reckons it. */
  readonly outlook: Outlook | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoAsked: UndoAsked | null;
  /** How long the match may last yet; nothing where it may last for ever. */
  readonly lasts: Lasts | null;
  /** The seats a client is at now; a bot always is. */
  readonly here: readonly number[];
  /** What people want to be called, by seat; nothing where no name was given. */
  readonly names: readonly (string | null)[];
}

/** The same of a match with people elsewhere. */
export interface OnlineNow extends SeatNow {
  /** Nothing where no clock runs. */
  readonly clocks: Clocks | null;
  readonly rematch: RematchAsked | null;
  /** The seats that have brought what they play with; nothing once the match has begun. */
  readonly brought: readonly number[] | null;
}

/** All a seat knows. The same object until something changes, so that it can be compared. */
export interface SeatState extends SeatNow {
  /** `lost`: the match may have gone on without us; what is shown is the last we know. */
  readonly connection: "live" | "connecting" | "lost";
  /** Undone inputs are gone from it; other seats' policies never are in it. */
  readonly steps: readonly SeenStep[];
}

/** What does not change during a match. */
export interface MatchAbout {
  readonly game: string;
  /** The optional plugins that are in. */
  readonly plugins: readonly string[];
  /** The seat this client speaks for; `null` watches. */
  readonly seat: number | null;
  /** Who sits where: a person, or a bot by its name. */
  readonly seats: readonly string[];
  /** People at other devices sit at it too. */
  readonly isShared: boolean;
  /** What guests should know: its maker chose its seed and could know its dice, or it began in no usual way. */
  readonly unusual: readonly (Unusual | "chosen-seed")[];
}

/**
 * One place at a match, wherever the match runs: in this page or behind a socket. Everything it tells was filtered for its
 * seat before it came here. Calls answer once the match has taken or refused the input; the state has changed by then.
 */
export interface SeatClient {
  readonly about: MatchAbout;
  state(): SeatState;
  /** The time of the match's host now, in milliseconds: what its clocks are told by. */
  time(): number;
  /** Calls back after every change of `state()`; the result stops it. */
  subscribe(changed: () => void): () => void;
  /** Answers the decision with this id; an answer to an older one is refused. */
  answer(answer: Answer, decision: number): Promise<Taken>;
  /** Hold policy and standing orders: logged, private to the seat. */
  setPolicy(change: PolicyChange): Promise<Taken>;
  /** Takes back this seat's last answers and all that came after; where others must agree it asks them. */
  undo(answers?: number): Promise<Taken>;
  redo(): Promise<Taken>;
  /** Agrees to `undoAsked`, or declines it. */
  consent(agrees: boolean): Promise<Taken>;
  /** Gives the match up, where the game has words for that. */
  resign(): Promise<Taken>;
  /** The view after so many steps: the replay slider. */
  viewAt(step: number): Promise<View>;
  /** What a bot would answer here; refused where there is none. */
  hint(): Promise<{ readonly ok: true; readonly answer: Answer } | Fault>;
  /** Thinks about the pending question; stops where the match goes on meanwhile. Absent where hints would be unfair. */
  advise?(
    onProgress: (share: number) => void,
  ): Promise<{ readonly ok: true; readonly advice: readonly Advice[] } | Fault>;
  /** The whole match, where the seat may have it: alone at the table, or once it is over. */
  save(): Promise<Save | null>;
  /** Stops listening; the match goes on without us. */
  leave(): void;
}
