import { ENGLISH, type Language } from "./language.js";

/** A number as it stands in a sentence, not grouped: cards say 5000. */
export const number = (value: number, language: Language = ENGLISH): string => digitsOf(language, 0, 20).format(value);

/** A chance of 0.25 as "25 %", with so many digits behind the point. */
export const percent = (share: number, digits = 0, language: Language = ENGLISH): string =>
  `${digitsOf(language, digits, digits).format(share * 100)} %`;

/** The one of these words that goes with a count; they stand in the order of the language's plurals: one, (few, many,) other. */
export function plural(count: number, forms: readonly string[], language: Language = ENGLISH): string {
  const form = forms[placeOf(count, language)];
  if (form !== undefined) return form;
  return forms.length === 1 ? language.several(forms[0] as string) : (forms.at(-1) ?? "");
}

/** "1 card", "2 cards"; "1 candy", "2 candies" where both are given. */
export const counted = (count: number, ...forms: readonly string[]): string =>
  `${number(count)} ${plural(count, forms)}`;

const ORDER = ["zero", "one", "two", "few", "many", "other"] as const;

const rules = new Map<string, { readonly select: Intl.PluralRules; readonly forms: readonly string[] }>();

function placeOf(count: number, { tag }: Language): number {
  let known = rules.get(tag);
  if (known === undefined) {
    const select = new Intl.PluralRules(tag);
    const { pluralCategories } = select.resolvedOptions();
    known = { select, forms: ORDER.filter((one) => pluralCategories.includes(one)) };
    rules.set(tag, known);
  }
  return known.forms.indexOf(known.select.select(count));
}

const formats = new Map<string, Intl.NumberFormat>();

function digitsOf({ tag }: Language, least: number, most: number): Intl.NumberFormat {
  const key = `${tag}/${least}/${most}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(tag, {
      useGrouping: false,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formats.set(key, format);
  }
  return format;
}
