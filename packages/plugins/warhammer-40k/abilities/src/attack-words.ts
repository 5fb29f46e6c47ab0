const TOUCHING =
  /\b(?:hits?|wound(?:s|ed)?|saves?|saving|attacks?|attacking|damage|strength|toughness|armour penetration|ap|skill|re-?rolls?|critical|feel no pain|invulnerable|cover|stealth|weapons?|lethal|sustained|devastating|mortal|ignores?|fights? first|modifiers?)\b/i;

/** Might a text change a number of an attack? Only one without any word of attacks surely does not. */
export const touchesAttacks = (text: string): boolean => TOUCHING.test(text.replace(/<[^>]*>/g, " "));

/** What speaks of attacks and changes no number of one: who is hit, what heals, mortal wounds beside attacks, notes. */
const ASIDE = [
  /\bhit by one or more[^.,]*/g,
  /\bscored a hit against[^.,]*/g,
  /\b(?:destroyed|killed) (?:by|as a result of|as the result of) (?:an?|those|the) (?:melee |ranged )?attacks?\b/g,
  /\bmortal wounds?\b(?! (?:in addition|instead of))/g,
  /\b(?:lost|regains?|reanimat\w+|heals?)\b[^.]*?\bwounds?\b/g,
  /\bdesigner's note:.*$/g,
] as const;
const NUMBERS =
  /\b(?:hit|wound|damage) rolls?\b|\bsaving throws?\b|\binvulnerable saves?\b|\bfeel no pain\b|\b(?:attacks?|strength|toughness|damage|armour penetration|ballistic skill|weapon skill|save|those)\b[^.]{0,60}\bcharacteristics?\b|\bcharacteristics? of (?:that attack|[^.]*weapons?)\b|\bcritical (?:hits?|wounds?)\b|\bbenefit of cover\b|\bstealth\b|\[[a-z]|\bhits are scored\b|[+-]\d+ (?:a|s|t|d|ap|sv|bs|ws)\b/;

/** Does a text change a number of an attack: attacks, rolls, strength, saves, damage, or an ability of a weapon? */
export function changesAttacks(text: string): boolean {
  const plain = text
    .replace(/<[^>]*>|\*\*/g, " ")
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
  return NUMBERS.test(ASIDE.reduce((left, one) => left.replace(one, " "), plain));
}
