/**
 * Letters that other alphabets write as these are written: what Unicode's list of confusable characters (UTS 39) says of alphabets
 * that have whole words of them, and of Latin's own that look alike.
 */
const WRITTEN_ALIKE: Readonly<Record<string, string>> = {
  a: "аαɑⲁ",
  A: "АΑᎪꓮⲀ",
  B: "ВΒᏴꓐⲂ",
  c: "сϲⲥ",
  C: "СϹᏟꓚⲤ",
  d: "ԁ",
  D: "Ꭰꓓ",
  e: "еҽ",
  E: "ЕΕᎬꓰ",
  f: "ք",
  F: "Ϝꓝ",
  g: "ցɡ",
  G: "ԌᏀꓖ",
  h: "һհ",
  H: "НΗᎻꓧⲎ",
  i: "іιıⲓ",
  l: "I1|ІΙӀӏꓲⲒ",
  j: "јϳյ",
  J: "ЈͿᎫꓙ",
  k: "кκⲕ",
  K: "КΚᏦꓗⲔ",
  L: "ᏞꓡԼ",
  M: "МΜᎷꓟⲘ",
  n: "ηոռ",
  N: "ΝꓠⲚ",
  o: "0оοσօⲟ",
  O: "ОΟՕꓳⲞ",
  p: "рρⲣ",
  P: "РΡᏢꓑⲢ",
  q: "ԛզ",
  R: "ᎡꓣᏒ",
  s: "ѕ",
  S: "ЅՏᏚꓢ",
  t: "τ",
  T: "ТΤᎢꓔⲦ",
  u: "υս",
  U: "Սꓴ",
  v: "ѵν",
  V: "Ꮩꓦ",
  w: "ԝω",
  W: "ԜᎳꓪ",
  x: "хχⲭ",
  X: "ХΧꓫⲬ",
  y: "уүγ",
  Y: "УΥҮᎽꓬⲨ",
  Z: "ΖᏃꓜ",
};

const LATIN = new Map(
  Object.entries(WRITTEN_ALIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** A name as its letters look. */
const lookOf = (name: string): string =>
  [...name.normalize("NFD")]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join("")
    .toLowerCase();

/** Whether players cannot tell one name from another: it is the same but for capitals, or written in letters that look like it. */
export const areAlike = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase() || lookOf(one) === lookOf(other);
