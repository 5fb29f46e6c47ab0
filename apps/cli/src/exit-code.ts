/** What the process ends with; the same table is in `--help` and in the README. */
export const EXIT = { ok: 0, failed: 1, mistake: 2, internal: 3 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The table as `--help` prints it. */
export const EXIT_CODES: readonly (readonly [ExitCode, string])[] = [
  [EXIT.ok, "done"],
  [EXIT.failed, "an expectation of a scenario failed, or a replay diverged"],
  [EXIT.mistake, "a mistake in the command, a flag or a file; nothing was changed"],
  [EXIT.internal, "an error inside riposte; RIPOSTE_DEBUG=1 shows where"],
];
