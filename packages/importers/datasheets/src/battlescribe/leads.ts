import { readBullets } from "../bullets.js";
import { onOneLine } from "../typography.js";
import type { Info } from "./profiles.js";

/** Whom a leader may lead: bullets, or a list with commas after a colon. */
export function leadsOf(infos: readonly Info[]): readonly string[] {
  const texts = infos
    .filter(({ kind, name }) => kind === "profile" && /^leader$/i.test(name))
    .flatMap((info) => info.value("DESCRIPTION") ?? []);
  return [...new Set(texts.flatMap(namesIn))];
}

function namesIn(text: string): readonly string[] {
  const bullets = readBullets(text.replace(/\n\s*[-*]\s+/g, "\n\u25a0 "));
  if (bullets.length > 0) return bullets;
  const [, list] = /:\s*([^.]*)/.exec(onOneLine(text)) ?? [];
  return (list ?? "")
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= 80);
}
