const TOUCHING =
  /\b(?:hits?|wound(?:s|ed)?|saves?|saving|attacks?|attacking|damage|strength|toughness|armour penetration|ap|skill|re-?rolls?|critical|feel no pain|invulnerable|cover|stealth|weapons?|lethal|sustained|devastating|mortal|ignores?|fights? first|modifiers?)\b/i;

/** Might a text change a number of an attack? Only one without any word of attacks surely does not. */
export const touchesAttacks = (text: string): boolean => TOUCHING.test(text.replace(/<[^>]*>/g, " "));
