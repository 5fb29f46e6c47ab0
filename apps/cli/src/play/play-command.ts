/** What a player can do besides answering. */
export type PlayCommand =
  | { readonly do: "undo"; readonly steps: number }
  | { readonly do: "redo" | "hint" | "help" | "table" | "log" | "resign" | "quit" }
  | { readonly do: "orders" }
  | { readonly do: "save" | "load"; readonly file: string }
  | { readonly do: "about"; readonly what: string }
  | { readonly do: "hold"; readonly hold: Hold; readonly isHere: boolean }
  | { readonly do: "always"; readonly option: string }
  | { readonly do: "forget"; readonly order: number }
  | { readonly do: "until"; readonly what: string }
  | { readonly do: "incomplete"; readonly what: string };

/** When a player wants to be asked. */
type Hold = "always" | "auto" | "never";

/** One line per command, for the help inside a game. */
export const PLAY_COMMANDS: readonly (readonly [string, string])[] = [
  ["u", "undo the last answer; u 3 undoes three"],
  ["r", "redo what was undone"],
  ["h", "a hint: what the bot would do"],
  ["s FILE", "save the match"],
  ["l FILE", "load a match"],
  ["t", "draw the table again"],
  ["log", "all that happened, a decision and its outcome in a line"],
  ["about NAME", "what a card, figure, unit or keyword is and does; ? NAME too"],
  [
    "hold HOW",
    "when to ask you: always, auto (only when you can do something), never; hold auto here at this moment; with auto the others can tell from your pauses what you may hold",
  ],
  [
    "until WHAT",
    "pass until then: until me (something happens to you), until mine (your own time), until the round or attack ends: until round; until now: be asked again",
  ],
  ["always N", "from now on choose option N by itself at this moment"],
  ["orders", "what is chosen by itself; forget N takes one back"],
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
      return argument === "" ? { do: "help" } : { do: "about", what: argument };
    case "about":
      return argument === "" ? incomplete('Name something: "about Blitz".') : { do: "about", what: argument };
    case "t":
    case "table":
      return { do: "table" };
    case "log":
      return { do: "log" };
    case "hold":
      return readHold(rest);
    case "always":
      return argument === "" ? incomplete('Name an option: "always 2".') : { do: "always", option: argument };
    case "until":
      return argument === ""
        ? incomplete('Say until when to pass: "until me", "until mine", "until round"; "until now" to be asked again.')
        : { do: "until", what: argument.toLowerCase() };
    case "orders":
      return { do: "orders" };
    case "forget":
      return /^[1-9]\d*$/.test(argument)
        ? { do: "forget", order: Number(argument) }
        : incomplete('Name an order by its number: "forget 1"; "orders" lists them.');
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

const incomplete = (what: string): PlayCommand => ({ do: "incomplete", what });

function readUndo(argument: string): PlayCommand {
  if (argument === "") return { do: "undo", steps: 1 };
  return /^[1-9]\d*$/.test(argument)
    ? { do: "undo", steps: Number(argument) }
    : incomplete(`"${argument}" is not a number of answers; write "u" or "u 3".`);
}

function readHold([how = "", where]: readonly string[]): PlayCommand {
  if (!isHold(how) || (where !== undefined && where !== "here"))
    return incomplete(
      'Say when to ask you: "hold always", "hold auto" or "hold never"; "hold never here" at this moment.',
    );
  return { do: "hold", hold: how, isHere: where === "here" };
}

const isHold = (how: string): how is Hold => ["always", "auto", "never"].includes(how);

const withFile = (command: "save" | "load", file: string): PlayCommand =>
  file === "" ? incomplete(`Name a file: "${command[0]} my-match.json".`) : { do: command, file };
