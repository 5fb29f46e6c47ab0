import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";

type Asked = Pick<FastifyRequest, "headers">;

/** Whether a request comes from our own page, from an allowed one, or from no page at all. */
export function isOwnOrigin({ headers }: Asked, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a request is addressed to this server: by a number, as localhost, or by one of its names. A page whose name was bent
 * to our address after it was loaded sends its own name.
 */
export function isOwnHost({ headers: { host } }: Asked, names: readonly string[]): boolean {
  if (host === undefined || !URL.canParse(`http://${host}/`)) return false;
  const { hostname } = new URL(`http://${host}/`);
  return isIP(hostname.replace(/^\[|\]$/g, "")) > 0 || hostname === "localhost" || names.includes(hostname);
}

/** Whom an address stands for: a household has a whole /64 of IPv6. */
export const guestOf = (ip: string): string =>
  isIP(ip) === 6 && !ip.startsWith("::ffff:") ? expanded(ip).slice(0, 4).join(":") : ip.replace("::ffff:", "");

function expanded(ip: string): readonly string[] {
  const [head = "", tail = ""] = ip.split("::");
  const [before, after] = [head, tail].map((part) => part.split(":").filter((word) => word !== ""));
  const zeros = Array.from({ length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) }, () => "0");
  return [...(before ?? []), ...zeros, ...(after ?? [])];
}
