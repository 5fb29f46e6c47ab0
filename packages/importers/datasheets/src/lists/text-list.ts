import { plainly } from "../typography.js";
import { Draft } from "./draft.js";
import type { List } from "./list.js";
import type { KnownNames } from "./list-head.js";
import {
  ADDRESS,
  ATTACHED_HEADING,
  ATTACHMENT,
  DETACHMENTS,
  DISPOSITIONS,
  FENCED,
  HEADING,
  SIGNATURE,
  TOTAL,
} from "./list-words.js";
import { unflattened, writtenLines } from "./written-lines.js";

const NO_NAMES: KnownNames = { units: [], factions: [], detachments: [] };

/** A list as text: the official app's layouts, the header dialect and New Recruit's, in any language they are written in. */
export function readTextList(text: string, known: KnownNames = NO_NAMES): List {
  const list = new Draft(known, /created with warorgan/i.test(text));
  for (const { at, text: line, depth } of writtenLines(unflattened(plainly(text), known.units))) {
    if (line === "" || /^[+=_#\-\s]+$/.test(line) || SIGNATURE.test(line) || ADDRESS.test(line)) continue;
    const [, fenced] = FENCED.exec(line) ?? [];
    const [, total] = TOTAL.exec(line) ?? [];
    const [, dispositions] = DISPOSITIONS.exec(line) ?? [];
    if (depth > 0) list.below(line, depth as 1 | 2, at);
    else if (dispositions !== undefined) list.disposed(dispositions);
    else if (/^#*\s*\++\s*[^+]/.test(line)) list.header(line.replace(/^#*\s*\++\s*|\s*\++(?:\s*\[[^\]]*\])?$/g, ""));
    else if (/^&\s/.test(line)) list.headerContinued(line.slice(1).trim());
    else if (total !== undefined) list.total(total);
    else if (DETACHMENTS.test(line)) list.detachments();
    else if (fenced !== undefined) list.fenced(fenced);
    else if (HEADING.test(line)) list.heading(ATTACHED_HEADING.test(line));
    else if (ATTACHMENT.test(line)) list.attachment();
    else list.plain(line, at);
  }
  return list.done();
}
