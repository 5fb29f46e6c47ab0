import type { Game } from "@riposte/kernel/run";
import { z } from "zod";
import type { TableLayout } from "../plain/table-layout.js";
import { decision, heading, type Lines } from "../voice/line.js";

/**
 * How the events of a game read in a log that the game does not order itself: what names a seat is that player's doing, what names the
 * round or turn begins a new part, and anything else follows from what was done.
 */
export function linesOf({ events, messages }: Game, { chapter = "" }: TableLayout = {}): Lines {
  const counted = chapter.split(".").at(-1) ?? "";
  const lines = [...events.values()].flatMap(({ type, schema }) => {
    const words = messages[type];
    if (words === undefined) return [];
    const fields = fieldsOf(schema);
    if (fields.includes("seat")) return [[type, decision(words)] as const];
    return [[type, fields.includes(counted) ? heading(words) : words] as const];
  });
  return Object.fromEntries(lines);
}

const fieldsOf = (schema: unknown): readonly string[] =>
  Object.keys(
    (z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as { readonly properties?: object })
      .properties ?? {},
  );
