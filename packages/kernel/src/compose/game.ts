import type { Key, Message } from "../choices/choice.js";
import type { AbilityDefinition, GameRules, Question } from "../declare/behaviour.js";
import type { Around, EffectSchema, Layer, Protocol, SliceDeclaration, ValueKind } from "../declare/declare.js";
import type { AnyPlugin } from "../declare/define.js";
import type { Contribution, Explained, Offer, Replacement, Trigger } from "../declare/match.js";
import type { Schema } from "../declare/schema.js";
import type { Procedure } from "../flow/compile.js";

// biome-ignore lint/suspicious/noExplicitAny: handlers are erased here; definePlugin checked their types
type Any = any;

/** A handler with the name that error messages give it. */
export interface Handler<F> {
  readonly plugin: string;
  readonly label: string;
  readonly run: F;
}

/** An effect as the run loop sees it: its handler, and all handlers that may stand in its way. */
export interface Op {
  readonly type: string;
  readonly plugin: string;
  /** What error messages call its handler. */
  readonly label: string;
  readonly slice: number;
  /** How its slice is copied before the first write, where a spread is not good enough. */
  readonly copy: ((slice: Any) => object) | null;
  readonly run: (slice: Any, effect: Any, match: Any) => void;
  readonly schema: EffectSchema<unknown>;
  readonly vetoes: readonly Handler<(effect: Any, match: Any) => string | undefined>[];
  readonly replaces: readonly (Handler<(effect: Any, match: Any) => Replacement | undefined> & {
    readonly id: string;
  })[];
  readonly around: Around;
  /** No veto, replacement or window: applied at once. */
  readonly plain: boolean;
  /** The kernel's own effects act on the running match instead of a slice. */
  readonly kernel: boolean;
}

export interface EventEntry {
  readonly type: string;
  readonly plugin: string;
  readonly schema: Schema<unknown>;
  readonly handlers: readonly Handler<(event: Any, match: Any) => void>[];
  readonly triggers: readonly Handler<(event: Any, match: Any) => Trigger | readonly Trigger[] | undefined>[];
  readonly seenBy: ((event: Any, seat: number | null) => unknown) | null;
  /** A handler in the rules lane listens. */
  readonly heard: boolean;
}

export interface ValueEntry {
  readonly name: string;
  readonly plugin: string;
  readonly kind: ValueKind;
  readonly means: string;
  readonly schema: Schema<unknown>;
  readonly layers: readonly Layer[];
  readonly modifiers: readonly Handler<
    (subject: Any, match: Any) => Contribution | readonly Contribution[] | undefined
  >[];
}

export interface WindowEntry {
  readonly name: string;
  readonly plugin: string;
  /** What error messages call its owner's rules for it. */
  readonly label: string;
  readonly publicName: string;
  readonly prompt: Message;
  /** Fields of the subject that the prompt's words speak of. */
  readonly told: readonly string[];
  readonly pass: Message;
  readonly protocol: Protocol;
  /** A seat's own time: no policy skips it. */
  readonly own: boolean;
  readonly schema: Schema<unknown>;
  /** As long as its moment is not over. */
  readonly holds: ((subject: Any, match: Any) => boolean) | null;
  /** When a seat may not respond. */
  readonly shut: ((subject: Any, seat: number, match: Any) => boolean) | null;
  /** When it happens to a seat. */
  readonly concerns: ((subject: Any, seat: number, match: Any) => boolean) | null;
  /** Can a seat ever act there? Where no plugin does, the flow passes without a stop. */
  readonly answered: boolean;
  readonly responses: readonly Handler<{
    possible: ((subject: Any, seat: number, match: Any) => boolean) | null;
    options: (subject: Any, seat: number, match: Any) => readonly Offer[];
    prompt?: (subject: Any, seat: number, match: Any) => Message | undefined;
    refusals?: (subject: Any, seat: number, match: Any) => readonly { readonly key: Key; readonly reason: Message }[];
    unlisted?: (key: Key, subject: Any, seat: number, match: Any) => Offer | Message | undefined;
  }>[];
}

export interface QuestionEntry extends Handler<Question<Any>> {
  readonly name: string;
  /** What it is about; the kernel's own questions know it themselves. */
  readonly schema: EffectSchema<unknown> | null;
}

/** Something a plugin declares with the schema of its data: a kind of lasting effect, a procedure's first variables. */
export interface DataEntry {
  readonly plugin: string;
  readonly schema: EffectSchema<unknown>;
}

export interface LockEntry {
  readonly name: string;
  readonly version: string;
  readonly slice: number;
  /** Hash of the facts the plugin was built with. */
  readonly facts?: string;
}

/** Which plugins, at which versions, a match or a save was played with. */
export type Lock = readonly LockEntry[];

/** What invariants look at: the slices of a match, and values as rules code would get them now. */
export interface Checked {
  readonly slices: unknown;
  explain<T extends number | Readonly<Record<string, number>>>(name: string, subject: unknown, base: T): Explained<T>;
}

/** A composition, checked and compiled: what matches are started from. */
export interface Game<O = unknown> {
  readonly name: string;
  /** In dependency order, ties by name: never in the order they were listed. */
  readonly plugins: readonly AnyPlugin[];
  readonly lock: Lock;
  readonly rules: GameRules<Any>;
  readonly slices: readonly { readonly plugin: string; readonly declaration: SliceDeclaration<Any> }[];
  /** Where the version of a plugin's slice stands, and of each kind of what lasts. */
  readonly versionPlaces: ReadonlyMap<string, number>;
  readonly ops: ReadonlyMap<string, Op>;
  readonly events: ReadonlyMap<string, EventEntry>;
  /** Does a plugin listen to answers? If not, simulation does not publish them. */
  readonly hearsAnswers: boolean;
  readonly values: ReadonlyMap<string, ValueEntry>;
  readonly windows: ReadonlyMap<string, WindowEntry>;
  readonly questions: ReadonlyMap<string, QuestionEntry>;
  readonly lasting: ReadonlyMap<string, DataEntry>;
  readonly scopes: ReadonlySet<string>;
  /** The variables procedures begin with. */
  readonly firstVars: ReadonlyMap<string, DataEntry>;
  /** A plugin that others use is not there: an undeclared name may be one of its names. */
  readonly isPartial: boolean;
  readonly abilities: ReadonlyMap<string, AbilityDefinition>;
  /** Which plugin an ability is of. */
  readonly abilityOwners: ReadonlyMap<string, string>;
  readonly procedures: readonly Procedure[];
  readonly procedureIndex: ReadonlyMap<string, number>;
  readonly messages: Readonly<Record<string, string>>;
  /** Its matches are looked at while they are played, unless a caller says otherwise: rules of other authors are tested nowhere else. */
  readonly isChecked?: boolean;
  /** The same rules without observers: what is only tried out is told to none. */
  readonly unwatched?: Game;
  /** Every plugin's invariants: a sentence for each that a state breaks. */
  invariants(match: Checked): readonly string[];
  readonly _owns?: O;
}
