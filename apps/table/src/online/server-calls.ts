import type { Bring, InvitedTo, JoinedMatch, MadeMatch, NewMatch } from "@riposte/server/protocol";
import { settings } from "../settings/settings.js";
import { onlineTexts } from "./online-texts.js";

/** Whether this page came from a server that keeps matches, not from a folder: there, a file of that name says so. */
export async function hasServer(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch("health");
    return ok && headers.get("content-type")?.includes("json") === true;
  } catch {
    return false;
  }
}

export const makeMatch = (asked: NewMatch): Promise<MadeMatch> => call("api/matches", { ...asked, ...named() });

export const joinMatch = (match: string, invite: string): Promise<JoinedMatch> =>
  call(`api/matches/${encodeURIComponent(match)}/join`, { invite, ...named() });

/** Brings what a player plays with to a match, or thinks again. */
export const bringList = (match: string, token: string, list: Bring["list"]): Promise<unknown> =>
  call(`api/matches/${encodeURIComponent(match)}/list`, { token, list });

/** What the others see, where a player gave a name. */
function named(): { readonly name?: string } {
  const name = settings().name.trim();
  return name === "" ? {} : { name };
}

/** What a player may know of a match before sitting down. */
export const aboutMatch = (match: string): Promise<InvitedTo> => call(`api/matches/${encodeURIComponent(match)}`);

async function call<T>(path: string, body?: object): Promise<T> {
  const posted = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, body === undefined ? undefined : posted);
  const answer = (await response.json()) as T & { readonly reason?: string };
  if (!response.ok) throw new Error(answer.reason ?? onlineTexts.unreachable);
  return answer;
}
