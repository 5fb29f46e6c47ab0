/** What is to be judged, as it was handed over. */
export interface Handed {
  readonly contents: unknown;
  /** Inputs of a saved match; all unless given. */
  readonly inputs?: number;
}

let handed: Handed | null = null;

/** The match an inspector looks at goes to the judge's page; a reload forgets it. */
export const handOver = (what: Handed | null): void => {
  handed = what;
};

export const handedOver = (): Handed | null => handed;
