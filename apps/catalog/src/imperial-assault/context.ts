import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { type Context, createContext, MapFacts, parseFacts } from "@riposte/imperial-assault";

let read: Context | undefined;

/** Cards and maps, read when first asked for. */
export function imperialAssaultContext(): Context {
  read ??= createContext(
    readFacts(),
    maps.map((map) => MapFacts.parse(map)),
  );
  return read;
}

function readFacts(): Context["facts"] {
  const parsed = parseFacts(files);
  if (!parsed.ok) throw new Error(`The card data is wrong:\n${JSON.stringify(parsed.problems, null, 2)}`);
  return parsed.facts;
}
