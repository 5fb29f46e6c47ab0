import type { LiveMatch } from "@riposte/kernel/run";
import type { NotCounted } from "./not-counted.js";

/** What is to be expected of an attack: reckoned by the rules that are played. */
export interface Prospect {
  /** How likely each amount of damage is, from 0 on. */
  readonly damage: readonly number[];
  /** The chance that the target falls. */
  readonly defeat: number;
  /** How likely each number of slain models is, where a target has several. */
  readonly slain?: readonly number[];
  /** What comes of what on average, from the first roll to the damage. */
  readonly chain?: readonly ChainLink[];
}

/** One roll of a chain, and what comes of it. */
export interface ChainLink {
  readonly of: string;
  readonly mean: number;
  /** What a die has to show: to hit, to wound, or to save the target; 7 where none can. */
  readonly needs?: number;
}

/** What a seat may expect, from what it may know: nothing in it tells of a hidden card. */
export interface Outlook {
  /** By the key of an answer to the pending question, where it is this seat's. */
  readonly answers: Readonly<Record<string, Prospect>>;
  /** The best the attack under way can come to. */
  readonly best: Prospect | null;
  /** What is played and none of these numbers says: rules of plugins of others, by whom they are. */
  readonly notCounted?: readonly NotCounted[];
}

/** What answers lead to, as far as a seat may know. */
export type LookAhead = (match: OutlookSource, seat: number | null) => Outlook | null;

/** What an outlook is reckoned from. */
export type OutlookSource = Pick<LiveMatch<unknown>, "explain" | "viewFor" | "game" | "state">;

/** Of the chances of each damage, what falls at so much health left. */
export const prospectAt = (damage: readonly number[], health: number): Prospect => ({
  damage,
  defeat: damage.reduce((sum, chance, amount) => (amount >= health ? sum + chance : sum), 0),
});
