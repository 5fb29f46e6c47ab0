/** What lies over the table where there is no room beside it. */
export type Shown = "hand" | "armies" | "log" | null;
