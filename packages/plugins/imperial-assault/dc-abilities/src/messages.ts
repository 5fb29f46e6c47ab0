import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = {
  "dc:special": "{ability} ({actions|action})",
  "dc:surge": "{cost} surge: {ability}",
  "dc:shared-surge": "{cost} surge of {figure}: {gains}",
} as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
