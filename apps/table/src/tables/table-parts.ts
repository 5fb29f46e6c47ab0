import type { NumberShown, Outlook, SeenEvent, Voice } from "@riposte/hosting";
import type { Key, Option } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import type { ComponentType, ReactNode } from "react";
import type { Player } from "../match/bar/players.js";
import type { Spoken } from "./spoken.js";
import type { TableProps } from "./table-props.js";

/** What a game draws from: only what its seat sees. */
export interface Seen {
  readonly view: View;
  readonly voice: Voice;
  readonly numbers: readonly NumberShown[];
  /** What answers lead to, where the game reckons it. */
  readonly outlook: Outlook | null;
  /** All at the table, by seat. */
  readonly players: readonly Player[];
  /** Whose eyes these are; a watcher has no seat. */
  readonly own: number | null;
}

/** A part of the table that can be pointed at. */
export interface StageProps extends Seen, TableProps {
  /** The answers of the pending question that can be given by pointing. */
  readonly options: readonly Option[];
  readonly hinted: Key | null;
  /** Only these options were pointed at. */
  readonly among: readonly Key[] | null;
  /** The answer the dock or the table is being pointed at. */
  readonly regarded: Key | null;
  /** What was chosen already, where several are wanted. */
  readonly chosen: readonly Key[] | null;
  readonly onRegard: (key: Key | null) => void;
}

/** Does one of these answers stand out: hinted at, pointed at, or chosen? */
export const isPicked = (
  { hinted, regarded, chosen }: Pick<StageProps, "hinted" | "regarded" | "chosen">,
  keys: readonly Key[],
): boolean => keys.some((key) => key === hinted || key === regarded || chosen?.includes(key));

/** Whether a thing is pressed, where several are chosen. */
export const pressed = (chosen: StageProps["chosen"], keys: readonly Key[]): { readonly "aria-pressed"?: boolean } =>
  chosen === null ? {} : { "aria-pressed": keys.some((key) => chosen.includes(key)) };

/** How a match stands, for the bar. */
export interface Standing {
  /** Map, mission, decks: where we are. */
  readonly place: string;
  /** A number for each seat, and what wins. */
  readonly scores: readonly number[] | null;
  readonly goal?: number;
  /** What is counted. */
  readonly unit?: string;
  /** "Round 2", and what goes on in it. */
  readonly chapter: string;
  readonly moment: string;
}

/** A card of the own hand, to be read where it lies. */
export interface HandCard {
  readonly id: string;
  readonly name: string;
  readonly cost: number | null;
  readonly text: string;
  /** When it is played, or what it would do now. */
  readonly when: string;
  /** The answers that use it. */
  readonly keys: readonly Key[];
  readonly isSoon?: boolean;
  /** The card as it is drawn, where the game draws its cards. */
  readonly face?: ReactNode;
}

/** What an option is, beside its words. */
export interface OptionLook {
  readonly title?: string;
  readonly picture?: ReactNode;
  readonly detail?: string;
  /** A number and what it means: 33 %, to defeat. */
  readonly leadsTo?: { readonly figure: string; readonly words: string; readonly tone?: "good" | "bad" } | undefined;
}

/** Steps of the procedure under way and where it stands. */
export interface Course {
  readonly steps: readonly string[];
  readonly at: number;
}

/** What a game brings to the match screen. */
export interface TableParts {
  standing(seen: Seen): Standing;
  /** Whose turn it is: who else is asked only answers. */
  turnOf?(seen: Seen): number | null;
  course?(seen: Seen): Course | null;
  /** One line under the question. */
  lead?(seen: Seen): string | null;
  look?(seen: Seen, option: Option): OptionLook;
  /** Can it be chosen by pointing at things on the table? Of many, the dock then lists the others. */
  isOnTable?(seen: Seen, option: Option): boolean;
  /** Is it allowed, but mostly beside the point? It is listed when a player asks for all. */
  isAside?(seen: Seen, option: Option): boolean;
  /** Does it lie there large enough for a finger? A phone then does not list it as well. */
  isInSight?(option: Option): boolean;
  readonly Stage: ComponentType<StageProps>;
  /** The same for the ear, place by place. */
  readonly spoken?: () => Promise<Spoken>;
  /** Both armies, or the card looked at: beside the table where there is room. */
  readonly Rail?: ComponentType<StageProps>;
  /** What is being resolved. */
  readonly Strip?: ComponentType<StageProps>;
  readonly isResolving?: (seen: Seen) => boolean;
  /** The player's own counters, before the hand. */
  readonly Own?: ComponentType<StageProps>;
  /** Where a phone has them if there is no hand: below the table, or behind a tab of this name. */
  readonly ownOnPhone?: { readonly at: "table" } | { readonly at: "tab"; readonly name: string };
  hand?(seen: Seen): readonly HandCard[];
  /** Is the question about the hand as a whole? It then lies open, though none of its cards is an answer. */
  isOfHand?(seen: Seen): boolean;
  /** Has a phone room above the question for whose move it is? The bar is lit in any case. */
  readonly isRoomy?: boolean;
  /** Are its answers so short that two fit beside each other on a phone? */
  readonly isBrief?: boolean;
  /** Dice of what just happened, where they are gone with it. */
  rolled?(events: readonly SeenEvent[]): ReactNode;
  /** What anything with an id is, and does. */
  preview?(seen: Seen, id: string): ReactNode;
}

/** What a phone calls the own counters, where it has them behind a tab. */
export const ownTabOf = ({ ownOnPhone }: TableParts): string | null =>
  ownOnPhone?.at === "tab" ? ownOnPhone.name : null;
