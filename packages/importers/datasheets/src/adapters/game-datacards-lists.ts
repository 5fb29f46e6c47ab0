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
  const printed = reader.children(root, "detachments").map((node) => {
    reader.ignore(node, ...ABOUT);
    const disposition = reader.child(node, "forceDisposition");
    reader.ignore(disposition, "id");
    return {
      name: reader.text(node, "name") ?? reader.own(node),
      points: reader.text(node, "detachmentPoints"),
      disposition: disposition === undefined ? undefined : reader.text(disposition, "name"),
    };
  });
  return reader.children(reader.child(root, "rules"), "detachment").map((node) => {
    reader.ignore(node, ...ABOUT);
    const name = reader.text(node, "detachment") ?? "";
    const { points, disposition } = printed.find((one) => one.name === name) ?? {};
    return {
      faction,
      name,
      ...(points === undefined ? {} : { points }),
      ...(disposition === undefined ? {} : { disposition }),
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
