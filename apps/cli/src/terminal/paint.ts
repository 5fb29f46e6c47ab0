/** Colours text, or leaves it as it is. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
  cyan(text: string): string;
}

/** Colours on or off. */
export function createPaint(enabled: boolean): Paint {
  const wrap = (open: number, close: number) => (text: string) =>
    enabled ? `\u001b[${open}m${text}\u001b[${close}m` : text;
  return {
    bold: wrap(1, 22),
    dim: wrap(2, 22),
    red: wrap(31, 39),
    green: wrap(32, 39),
    yellow: wrap(33, 39),
    cyan: wrap(36, 39),
  };
}

/** https://no-color.org: colours only on a terminal, and never with NO_COLOR. */
export function wantsColour(environment: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((environment.NO_COLOR ?? "") !== "") return false;
  if ((environment.FORCE_COLOR ?? "") !== "") return environment.FORCE_COLOR !== "0";
  return isTerminal && environment.TERM !== "dumb";
}
