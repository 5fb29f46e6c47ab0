/** One sign of an emoji: a picture, how it is shown, its colour of skin; keycaps are digits under a key. */
const PICTURE = String.raw`\p{Extended_Pictographic}\ufe0f?\p{Emoji_Modifier}?`;
/** An emoji with what joins its signs: families, flags of countries' parts, keycaps. */
const EMOJI = new RegExp(
  String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}|${PICTURE}(?:\u200d${PICTURE})*|[0-9#*]\ufe0f?\u20e3`,
  "gu",
);
/** What cannot be seen, or turns the text around it; some of it counts as letters or marks. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Written languages stack two marks on a letter; more of them climb over the lines around. */
const STACKED = /(\p{M}{2})\p{M}+/gu;
const MARK_OF_NOTHING = /(^| )\p{M}+/gu;

/** A text as a person can see it: without signs that cannot be seen, that turn the text around them or climb out of their line. */
export function visible(text: string): string {
  const spaced = text.normalize("NFC").replace(/\s+/g, " ");
  let shown = "";
  let at = 0;
  for (const emoji of spaced.matchAll(EMOJI)) {
    shown += lettersOf(spaced.slice(at, emoji.index)) + emoji[0];
    at = emoji.index + emoji[0].length;
  }
  return (shown + lettersOf(spaced.slice(at))).replace(/ +/g, " ").trim();
}

const lettersOf = (text: string): string =>
  text.replace(UNSEEN, "").replace(STACKED, "$1").replace(MARK_OF_NOTHING, "$1");

/** How wide a text is, in letters: ideographs and emoji count twice, marks not at all, and signs as wide as a sentence eight times. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text.replace(EMOJI, "\u3000"))
    width += /\p{M}/u.test(sign) ? 0 : NARROW.test(sign) ? 1 : WIDEST.test(sign) ? 8 : 2;
  return width;
}

const WIDEST = /[\ufdfd\p{Script=Cuneiform}]/u;
const NARROW =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Georgian}\p{Script=Armenian}\u0020-\u02ff\u0600-\u06ff\u2010-\u2027]/u;

/** Alphabets with letters that look like another's. */
const ALIKE = ["Latin", "Greek", "Cyrillic", "Armenian", "Cherokee", "Coptic", "Lisu"].map(
  (script) => new RegExp(String.raw`\p{Script=${script}}`, "u"),
);

/** The first word that mixes alphabets whose letters look alike: it can be read as a name it is not. */
export const mixedWord = (text: string): string | undefined =>
  text.split(/[^\p{L}\p{M}\p{N}]+/u).find((word) => ALIKE.filter((script) => script.test(word)).length > 1);
