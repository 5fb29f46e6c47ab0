import type { FastifyReply, FastifyRequest } from "fastify";

/** Where the built site is served. */
export const SITE = "/docs";

/** The page in which the workshop runs the code of an author: it has no origin, and reaches no server. */
const SANDBOX = [
  "sandbox allow-scripts",
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval' blob:",
  "worker-src blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'none'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Files of the site are no secret: a page without an origin may load them, and send nothing. */
export const isSiteFile = ({ method, routeOptions }: Pick<FastifyRequest, "method" | "routeOptions">): boolean =>
  (method === "GET" || method === "HEAD") && routeOptions.url === `${SITE}/*`;

/** What the site's files say beside how long they hold. */
export function siteHeaders(reply: FastifyReply, path: string): void {
  reply.header("access-control-allow-origin", "*");
  reply.header("cross-origin-resource-policy", "cross-origin");
  if (/[\\/]code-stage\.html$/.test(path)) reply.header("content-security-policy", SANDBOX);
}
