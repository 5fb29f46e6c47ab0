import type { Input } from "@riposte/kernel";
import type { MatchStore } from "./match-store.js";
import type { Database } from "./sql-store.js";

interface Append {
  readonly match: string;
  readonly after: number;
  readonly inputs: readonly Input[];
}

interface Waiting {
  readonly append: Append;
  done(isStored: boolean): void;
  fail(error: unknown): void;
}

/** Of each match all or none, and nothing unless its log is just so long. */
const APPEND = `
  INSERT INTO inputs (match_id, position, input)
  SELECT asked.match, asked.after + (entry.at - 1)::integer, entry.input
  FROM jsonb_to_recordset($1::jsonb) AS asked(match text, after integer, inputs jsonb),
       jsonb_array_elements(asked.inputs) WITH ORDINALITY AS entry(input, at)
  WHERE asked.after =
    COALESCE((SELECT max(position) + 1 FROM inputs AS known WHERE known.match_id = asked.match), 0)
  RETURNING match_id AS match, position`;

const UNIQUE_VIOLATION = "23505";

/** Appends that come while others are being written are written together, in one statement: one commit for many matches. */
export function createAppender(query: Database["query"]): MatchStore["append"] {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const write = async (together: readonly Waiting[]): Promise<void> => {
    try {
      const { rows } = await query<{ match: string; position: number }>(APPEND, [
        JSON.stringify(together.map(({ append }) => append)),
      ]);
      const stored = new Set(rows.map(({ match, position }) => `${match} ${position}`));
      for (const { append, done } of together) done(stored.has(`${append.match} ${append.after}`));
    } catch (error) {
      await explain(together, error);
    }
  };
  /** One bad append refuses the whole statement: each alone, only the bad one fails. */
  const explain = async (together: readonly Waiting[], error: unknown): Promise<void> => {
    const [first] = together;
    if (together.length > 1) for (const one of together) await write([one]);
    else if ((error as { readonly code?: unknown }).code === UNIQUE_VIOLATION) first?.done(false);
    else first?.fail(error);
  };
  const writeAll = async (): Promise<void> => {
    isWriting = true;
    while (waiting.length > 0) {
      const together = waiting;
      waiting = [];
      await write(together);
    }
    isWriting = false;
  };
  return (match, after, inputs) =>
    new Promise((done, fail) => {
      waiting.push({ append: { match, after, inputs }, done, fail });
      if (!isWriting) void writeAll();
    });
}
