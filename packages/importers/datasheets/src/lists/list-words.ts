/** What list builders write around units, in every language they write it in. */
const words = (pattern: string): RegExp => new RegExp(pattern, "i");

const ATTACHED = "ATTACHED UNITS|UNITÉS ATTACHÉES|ANGEGLIEDERTE EINHEITEN|UNIDADES ACOPLADAS|UNITÀ ASSOCIATE";

/** Headings over units of a kind; New Recruit numbers them, and says what they cost. */
export const HEADING = words(
  String.raw`^#*\s*(?:CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS?|OTHER DATASHEETS|ALLIED UNITS|EPIC HEROE?S?|INFANTRY|MOUNTED|BEASTS?|MONSTERS?|VEHICLES?|FORTIFICATIONS?|SWARMS?|CONFIGURATION|PERSONNAGES?|LIGNE|INFANTERIE|VÉHICULES?|MONSTRES?|BÊTES?|TRANSPORTS? ASSIGNÉS?|AUTRES FICHES(?: TECHNIQUES)?|UNITÉS ALLIÉES|${ATTACHED})\s*(?:\d+\s*)?(?:\[[^\]]*\])?\s*:?$`,
);
export const ATTACHED_HEADING = words(`^(?:${ATTACHED})`);
/** Over the units of one attachment. */
export const ATTACHMENT = words(
  String.raw`^(?:attached unit \d+|unité \d+ attachée|angegliederte einheit \d+|unidad acoplada \d+|unità associata \d+)$`,
);
export const SIZE = words(
  String.raw`^(?:strike force|incursion|onslaught|combat patrol|force de frappe|assaut|patrouille(?: de combat)?)\s*\(([^)]*)`,
);
export const SIGNATURE = words(String.raw`^(?:exported with|exporté avec|created with|créé avec|end of roster)\b`);
export const DISPOSITIONS = words(
  String.raw`^(?:=>\s*)?(?:force dispositions?|dispositions? des forces|(?<==>\s*)disposition)\s*:?\s*(.*?),?$`,
);
/** Fences around a heading or a detachment: "--- Ligne ---", "== DETACHEMENT Big March ==". */
export const FENCED = /^(?:-{2,}|={2,})\s*(.+?)\s*(?:-{2,}|={2,})$/;
/** Over the detachments, which follow one by one. */
export const DETACHMENTS = words(String.raw`^#+\s*d[ée]tachements?\s*:?\s*$`);
/** "Total : 2000 points - 59 figurines - 15 unités", and the address of the list. */
export const TOTAL = words(String.raw`^total\s*:\s*(\d[\d,.\s]*)\s*(?:points?|pts)\b`);
export const ADDRESS = words(String.raw`^url\s*:`);
/** Only the 11th edition has these. */
export const DETACHMENT_POINTS = words(
  String.raw`^(.*?)\s*\((?:\d+\/)?\d+ (?:detachment points?|points? de détachement)\)$`,
);
export const ENHANCEMENT = words(
  String.raw`^(?:enhancements?|améliorations?|optimisations?|aufwertung|mejora|potenziamento|E)\s*:\s*(.+)$`,
);
export const WARLORD = words("^(?:warlord|seigneur de guerre|kriegsherr|señor de la guerra|signore della guerra)$");
/** What part a unit has in an attachment. */
export const ROLE = words(
  String.raw`^(?:attached as|attachée? en tant que|angegliedert als|acoplado como|associato come)\s*:\s*(.*)$`,
);
export const LEADS = words(String.raw`\b(?:leader|meneur|support|soutien|anführer|líder)\b`);
/** "Leading Boyz[2]" below the leader, "Attached to Big Mek" below whom it leads. */
export const LEADING = words(String.raw`^leading (.+?)(?:\[(\d+)\])?$`);
export const LED_BY = words("^attached to (.+)$");
/** What some list builders write before the units. */
export const FIELD = words(String.raw`^(battle size|detachments?)\s*:\s*(.+)$`);
/** Aids for scoring, and counts that follow from the units. */
export const ASIDE = words("^(?:number of units|secondary|points limit)$");

/** A name without what stands behind it: points, and that it is an upgrade. */
export const withoutPoints = (name: string): string =>
  name.replace(/(?:\s*[[(](?:\+?\d[\d,.]* ?(?:points?|pts)[^\])]*|upgrade|amélioration)[\])])+.*$/i, "").trim();
