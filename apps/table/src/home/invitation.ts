/** Where a pasted text leads. */
export type Invitation =
  | { readonly kind: "here"; readonly hash: string }
  | { readonly kind: "elsewhere"; readonly host: string; readonly href: string };

/** Finds an invitation in what a player pasted: a whole link, or the end of one. */
export function invitationIn(text: string, page: string): Invitation | null {
  const [, hash] = /(#\/(?:join|online)\/[\w%~.:/-]+)/.exec(text) ?? [];
  if (hash === undefined) return null;
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (link === undefined || !URL.canParse(link)) return { kind: "here", hash };
  const { host, origin } = new URL(link);
  return origin === new URL(page).origin ? { kind: "here", hash } : { kind: "elsewhere", host, href: link };
}
