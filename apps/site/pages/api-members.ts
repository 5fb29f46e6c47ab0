/** A member of an interface, with what is said of it. */
export interface Member {
  readonly name: string;
  readonly doc: string;
}

/** The members that an interface or class names, as far as they are in its own braces. */
export function membersOf(signature: string): readonly Member[] {
  if (!/^(interface|class|abstract class)\b/.test(signature)) return [];
  const from = signature.indexOf("{") + 1;
  return partsOf(signature.slice(from, signature.lastIndexOf("}"))).flatMap((part) => {
    const [, comment = "", rest = ""] = /^\s*((?:\/\*\*[\s\S]*?\*\/\s*)*)([\s\S]*)$/.exec(part) ?? [];
    const [, name] = /^(?:readonly |static |get |abstract )*([A-Za-z_]\w*)\s*[<(?:]/.exec(rest) ?? [];
    return name === undefined ? [] : [{ name, doc: sentenceIn(comment) }];
  });
}

/** What stands between semicolons that are in no brackets. */
function partsOf(body: string): readonly string[] {
  const parts: string[] = [];
  let begun = 0;
  walk(body, (letter, at, depth) => {
    if (letter !== ";" || depth > 0) return false;
    parts.push(body.slice(begun, at));
    begun = at + 1;
    return false;
  });
  return parts;
}

/** A declaration up to its end. */
export function statement(text: string): string {
  const isBlock = /^(interface|class|abstract class)\b/.test(text);
  let end = text.length;
  walk(text, (letter, at, depth) => {
    if (depth > 0 || (letter !== ";" && !(isBlock && letter === "}"))) return false;
    end = at + 1;
    return true;
  });
  return text.slice(0, end);
}

/** Goes through code letter by letter, past comments and texts; until it is told to stop. */
function walk(text: string, stop: (letter: string, at: number, depth: number) => boolean): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (text.startsWith("/*", at)) at = text.indexOf("*/", at) + 1;
    else if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    else if (letter === '"' || letter === "'" || letter === "`") at = endOfText(text, at);
    else {
      if ("{([".includes(letter)) depth += 1;
      if ("})]".includes(letter)) depth -= 1;
      if (stop(letter, at, depth)) return;
    }
    if (at < 0) return;
  }
}

function endOfText(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}

const sentenceIn = (comment: string): string =>
  comment
    .replaceAll(/\/\*\*|\*\/|^\s*\*/gm, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .split(/(?<=\.) /)[0] ?? "";
