import type { SeatClient } from "@riposte/hosting/seats";
import type { Save } from "@riposte/kernel/run";
import { linkTo } from "../share/copied.js";
import { pack } from "../share/packed.js";

/** What a link to a replay carries. */
export interface SharedMatch {
  readonly save: Save;
  /** `human`, or a bot's name, by seat. */
  readonly seats: readonly string[];
  readonly names: readonly (string | null)[];
}

/** A link that holds the whole match: no server keeps it. */
export async function shareMatch(client: SeatClient, at?: number): Promise<string> {
  const save = await client.save();
  if (save === null) return location.href;
  return linkToMatch({ save, seats: client.about.seats, names: client.state().names }, at);
}

export const linkToMatch = async (match: SharedMatch, at?: number): Promise<string> =>
  linkTo(`#/watch/link?match=${await pack(match)}${at === undefined ? "" : `&at=${at}`}`);
