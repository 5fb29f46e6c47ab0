/** Checks are on unless this is production: bundlers write the word in, and where there is no process an author is trying something out. */
export function defaultChecks(): boolean {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the one place that asks where it runs; no rule sees the answer
    return process.env.NODE_ENV !== "production";
  } catch {
    return true;
  }
}
