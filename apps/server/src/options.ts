import type { AnyPlugin } from "@riposte/kernel/run";
import type { FastifyBaseLogger } from "fastify";
import type { Limits } from "./limits.js";
import type { WebhookOptions } from "./notices/webhooks.js";
import type { Watch } from "./room/restore.js";
import type { Database } from "./storage/database.js";

export interface ServerOptions {
  /** Where matches are kept; without it they are forgotten when the server stops. */
  readonly data?: string;
  /** A PostgreSQL of yours instead of the embedded one; other servers may use it too. */
  readonly database?: Database;
  /** The part of all matches that is kept there: it begins their ids, by which a proxy deals them. */
  readonly shard?: string;
  /** The built table to serve: a folder, or several of which the first that has a file serves it. */
  readonly table?: string | readonly string[];
  /** The built site to serve below /docs. */
  readonly site?: string;
  readonly port?: number;
  readonly host?: string;
  /** Names this server goes by, beside numbers and localhost. */
  readonly names?: readonly string[];
  /** Pages of other addresses that may play here. */
  readonly origins?: readonly string[];
  /** Plugins of others: they join new matches of the games that have what they require, unless a match names others only. */
  readonly guests?: readonly AnyPlugin[];
  /** Makes the games of matches tell what their plugins do. */
  readonly watch?: Watch;
  /** The proxies whose word about a guest's address counts: addresses or networks. */
  readonly trustProxy?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** Where turns may be told, and how our matches are linked. */
  readonly webhooks?: WebhookOptions;
  /** Days until a match is deleted; 0 keeps it. */
  readonly keepDays?: { readonly finished: number; readonly abandoned: number };
  /** Serves /metrics; off unless asked for, since every client that reaches the server could read it. */
  readonly metrics?: boolean;
  /** Serves /status, the operator's page, to clients that know it. */
  readonly statusPassword?: string;
  /** Hears what an operator should know: no secrets, nothing hidden. */
  readonly log?: (line: string) => void;
  /** Hears every request, too. */
  readonly logger?: FastifyBaseLogger;
}
