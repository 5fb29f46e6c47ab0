import { type Catalog, messagesOf } from "@riposte/words";

/** English by message id. */
export const messages = { "surge:buy": "{cost|surge}: {gains}" } as const satisfies Catalog;

/** A message of these, with what its template asks for. */
export const say = messagesOf(messages);
