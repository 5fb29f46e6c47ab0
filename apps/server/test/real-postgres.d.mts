/** A PostgreSQL server of its own, on loopback, which can be stopped and started again. */
export interface RealPostgres {
  /** Its first database. */
  readonly url: string;
  /** Another database; its address. */
  create(name: string): Promise<string>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Tests and the bench start it alike; its data is below that folder, else among temporary files. */
export function startPostgres(below?: string): Promise<RealPostgres>;
