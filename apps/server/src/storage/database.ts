/** Anything that speaks PostgreSQL: the embedded one, or a server behind a pool. */
export interface Database {
  query<Row>(sql: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly Row[] }>;
  close(): Promise<void>;
  /** A connection of its own that hears what other processes say; a database of one process has none. */
  session?(events: SessionEvents): Promise<Session>;
  /** What the operator should know about how safely it stores. */
  readonly warning?: string;
}

export interface SessionEvents {
  hear(channel: string, payload: string): void;
  /** The connection is back: what was said meanwhile was missed, and its locks are free. */
  onBack(): void;
}

export interface Session {
  query: Database["query"];
  close(): Promise<void>;
}
