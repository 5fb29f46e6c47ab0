/** What a player can do besides answering. */
export type PlayCommand =
  | { readonly do: "undo"; readonly steps: number }
  | { readonly do: "redo" | "hint" | "help" | "table" | "resign" | "quit" }
  | { readonly do: "save" | "load"; readonly file: string }
  | { readonly do: "incomplete"; readonly what: string };

/** One line per command, for the help inside a game. */
export const PLAY_COMMANDS: readonly (readonly [string, string])[] = [
  ["u", "undo the last answer; u 3 undoes three"],
  ["r", "redo what was undone"],
  ["h", "a hint: what the bot would do"],
  ["s FILE", "save the match"],
  ["l FILE", "load a match"],
  ["t", "draw the table again"],
  ["resign", "give the match up, where the game allows it"],
  ["?", "this help"],
  ["q", "quit"],
];

/** The command on a line, or nothing when the line is an answer. */
export function readPlayCommand(line: string): PlayCommand | undefined {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  const argument = rest.join(" ");
  switch (word.toLowerCase()) {
    case "u":
    case "undo":
      return readUndo(argument);
    case "r":
    case "redo":
      return { do: "redo" };
    case "h":
    case "hint":
      return { do: "hint" };
    case "?":
    case "help":
      return { do: "help" };
    case "t":
    case "table":
      return { do: "table" };
    case "resign":
      return { do: "resign" };
    case "q":
    case "quit":
    case "exit":
      return { do: "quit" };
    case "s":
    case "save":
      return withFile("save", argument);
    case "l":
    case "load":
      return withFile("load", argument);
    default:
      return undefined;
  }
}

function readUndo(argument: string): PlayCommand {
  if (argument === "") return { do: "undo", steps: 1 };
  return /^[1-9]\d*$/.test(argument)
    ? { do: "undo", steps: Number(argument) }
    : { do: "incomplete", what: `"${argument}" is not a number of answers; write "u" or "u 3".` };
}

const withFile = (command: "save" | "load", file: string): PlayCommand =>
  file === "" ? { do: "incomplete", what: `Name a file: "${command[0]} my-match.json".` } : { do: command, file };
