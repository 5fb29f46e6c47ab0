import { files } from "@riposte/data-imperial-assault";
import type { Facts } from "../../src/facts/facts.js";
import { parseFacts } from "../../src/facts/parse-facts.js";

/** The facts of the data package; throws with every problem if they do not parse. */
export function gameFacts(): Facts {
  const parsed = parseFacts(files);
  if (!parsed.ok) throw new Error(parsed.problems.map((p) => `${p.file} ${p.path}: ${p.message}`).join("\n"));
  return parsed.facts;
}
