/** English by message id. */
export const messages: Readonly<Record<string, string>> = { "surge:buy": "{cost|surge}: {gains}" };
