import type { SourceNode } from "../node.js";
import type { Reader } from "../reader.js";
import type { PrintedDetachment, PrintedEnhancement } from "../sheet.js";

const ABOUT = ["id", "source", "cardType", "faction_id", "detachment_id", "detachment_faction", "faction", "excludes"];

/** Enhancements: what a detachment lets a character have. */
export const enhancementsOf = (
  root: SourceNode,
  faction: string | undefined,
  reader: Reader,
): readonly PrintedEnhancement[] =>
  reader.children(root, "enhancements").map((node) => {
    reader.ignore(node, ...ABOUT, "keywords");
    return {
      faction,
      name: reader.text(node, "name") ?? "",
      points: reader.text(node, "cost"),
      detachment: reader.text(node, "detachment"),
      text: reader.text(node, "description"),
    };
  });

/** The rules of each detachment. */
export function detachmentsOf(
  root: SourceNode,
  faction: string | undefined,
  reader: Reader,
): readonly PrintedDetachment[] {
  reader.ignore(root, "detachments");
  return reader.children(reader.child(root, "rules"), "detachment").map((node) => {
    reader.ignore(node, ...ABOUT);
    return {
      faction,
      name: reader.text(node, "detachment") ?? "",
      rules: reader.children(node, "rules").map((rule) => {
        reader.ignore(rule, ...ABOUT);
        const parts = reader.children(rule, "rules");
        for (const part of parts) reader.ignore(part, "order", "title", "type");
        const text = parts.flatMap((part) => reader.text(part, "text") ?? []).join("\n");
        return { name: reader.text(rule, "name") ?? "", ...(text === "" ? {} : { text }) };
      }),
    };
  });
}
