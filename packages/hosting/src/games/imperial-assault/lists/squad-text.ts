import { plainShare } from "./share-text.js";
import { type SquadText, unreadable } from "./squad.js";
import { linkedCards } from "./tabletop-admiral.js";
import { vassalCards } from "./vassal-pieces.js";

/** Brings what people exchange into the form of one card a line: told by its shape, never by the name of a file. */
export function squadText(given: string): SquadText {
  const text = given.replace(/^\uFEFF/, "");
  if (text.startsWith("PK"))
    return unreadable("This is a zip file, as VASSAL saves games, and no text. Open or drop the file itself.");
  return vassalCards(text) ?? linkedCards(text.trim()) ?? { text: plainShare(spoken(text)), problems: [] };
}

/** Spaces and quotes as chat clients and word processors put them. */
const spoken = (text: string): string =>
  text
    .replace(/[\u00A0\u202F]/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\u00AD/g, "");
