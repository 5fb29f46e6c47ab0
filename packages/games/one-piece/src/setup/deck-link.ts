import { z } from "zod";

/** Links of deck builders carry the whole deck; nothing is fetched. */
const LINK = /https?:\/\/\S+/;

/** What cards a link names, as JSON in it: how many of which. */
const Counts = z.record(z.string().max(20), z.int().min(0).max(99));

/** The cards that a link in this line names, on one line; nothing where it names none. */
export const cardsOfLinkIn = (line: string): string => cardsOfLink(LINK.exec(line)?.[0] ?? "");

/** Is the line a link and nothing else? */
export const isLink = (line: string): boolean => LINK.exec(line)?.[0] === line.trim();

/** `?dg=1nOP01-001a4nOP01-016a`, `?deck=OP01-001:1,OP01-016:4`, `?deck=1xOP01-001;4xOP01-016`, or `?deck=` and JSON in base64. */
function cardsOfLink(link: string): string {
  const [, carried = ""] = /[?&](?:dg|deck)=([^&#]+)/.exec(link) ?? [];
  const written = decoded(carried);
  if (/[A-Za-z]+\d*-\d{3}:\d/.test(written)) return written.replaceAll(/([A-Za-z]+\d*-\d{3}\w*):(\d+)/g, "$2x$1");
  return /[A-Za-z]+\d*-\d{3}/.test(written) ? written.replace(/a$/, "") : countsIn(written);
}

function decoded(carried: string): string {
  try {
    return decodeURIComponent(carried);
  } catch {
    return carried;
  }
}

function countsIn(base64: string): string {
  try {
    const counts = Counts.parse(JSON.parse(atob(base64)));
    return Object.entries(counts)
      .map(([code, count]) => `${count}x${code}`)
      .join(",");
  } catch {
    return "";
  }
}
