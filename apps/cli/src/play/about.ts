import type { Voice } from "@riposte/hosting";
import type { DrawStyle } from "../games/game-entry.js";
import { paragraph } from "../terminal/wrap.js";

/** What something of this name is and does, as lines; nothing where nothing has such a name. */
export function aboutLines(voice: Voice, name: string, { paint, width }: DrawStyle): readonly string[] | undefined {
  const id = findThing(voice, name);
  const found = id === undefined ? undefined : voice.describe?.(id);
  if (found === undefined) return undefined;
  return [
    paint.bold(found.name),
    ...paragraph(found.kind, width, 2).map(paint.dim),
    ...found.sentences.flatMap((sentence) => paragraph(sentence, width, 2)),
    ...found.keywords.flatMap((keyword) => paragraph(`${keyword.name}: ${keyword.text}`, width, 2).map(paint.dim)),
  ];
}

/** By its whole name first, then by how it begins, then by any part of it. */
function findThing(voice: Voice, name: string): string | undefined {
  const sought = name.toLowerCase();
  const things = (voice.things?.() ?? []).map((id) => ({ id, name: (voice.spell?.(id) ?? id).toLowerCase() }));
  const found =
    things.find((thing) => thing.name === sought || thing.id.toLowerCase() === sought) ??
    things.find((thing) => thing.name.startsWith(sought)) ??
    things.find((thing) => thing.name.includes(sought));
  return found?.id ?? (voice.describe?.(name) === undefined ? undefined : name);
}
