import { KernelError } from "@riposte/kernel";

/** Something wrong with a data file: where, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** Runs a reader that throws everything wrong at once, and takes its list apart; a line that names no file is about the given one. */
export function problemsIn(file: string, read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    // anything else is a mistake of ours, not of the data
    if (!(error instanceof KernelError)) throw error;
    const lines = error.message.replace(`${error.code}: `, "").split("\n");
    const isHeading = (line: string) => line.endsWith(":") && lines.length > 1;
    return lines.filter((line) => !isHeading(line)).map((line) => problemOf(file, line));
  }
}

/** The problem a line of a reader tells: `- folder/file.json: path: what is wrong`. */
function problemOf(file: string, line: string): Problem {
  const [, named = file, text = ""] = /^(?:- )?(?:([\w/-]+\.json):? )?(.*)$/s.exec(line) ?? [];
  const [, path = "", message = text] = /^(\S+|abilities\["[^"]+"\]\S*): (.+)$/s.exec(text) ?? [];
  return { file: named, path, message };
}

/** One line for people. */
export const problemText = ({ file, path, message }: Problem): string =>
  `${file}${path === "" ? "" : ` ${path}`}: ${message}`;
