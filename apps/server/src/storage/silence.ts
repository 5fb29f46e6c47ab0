/** Codes of the database that end a connection before it says what became of a statement. */
const BROKEN = /^(08|57P|58)/;

/** Whether the database itself refused a statement: then nothing of it is stored. Silence or a broken connection tells nothing. */
export function isAnswer(error: unknown): boolean {
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown };
  return typeof code === "string" && severity !== undefined && !BROKEN.test(code);
}

/** The database did not answer: what became of a statement is not known. */
export class StorageSilence extends Error {
  constructor(cause: unknown) {
    const { message, code } = cause as { readonly message?: string; readonly code?: string };
    super(`The database does not answer: ${message || code || String(cause)}`, { cause });
  }
}
