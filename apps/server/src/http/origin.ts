import type { FastifyRequest } from "fastify";

/** Whether a request comes from our own page, from an allowed one, or from no page at all. */
export function isOwnOrigin({ headers }: Pick<FastifyRequest, "headers">, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
