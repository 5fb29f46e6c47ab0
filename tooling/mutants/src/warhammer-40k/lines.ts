/** Texts of our own in the game's English, of every build that alterations change; no datasheet prints them. */
export const LINES: readonly string[] = [
  "Each time a model in this unit makes a ranged attack that targets a MONSTER unit, add 1 to the Wound roll.",
  "Each time this model makes a melee attack, if this model is below half-strength, add 1 to the Hit roll.",
  "Each time a melee attack targets this unit, subtract 1 from the Hit roll.",
  "Each time an attack is allocated to this model, subtract 1 from the Damage characteristic of that attack.",
  "While this model is leading a unit, ranged weapons equipped by models in that unit have the [LETHAL HITS] ability.",
  'While a friendly EMBER HOST unit is within 6" of this model, models in that unit have the Feel No Pain 6+ ability.',
  'While an enemy unit is within 9" of this model, each time a model in that unit makes an attack, subtract 1 from the Hit roll.',
  "Each time this model makes an attack with its ember lance, you can re-roll the Wound roll.",
  "Each time a model in this unit makes an attack, re-roll a Hit roll of 1. If the target of that attack is within range of an objective marker you control, you can re-roll the Hit roll instead.",
  'At the start of your Shooting phase, select one enemy unit within 18" of and visible to this model. Until the end of the phase, each time a friendly EMBER HOST model makes an attack that targets that unit, re-roll a Wound roll of 1.',
  "At the start of the Fight phase, select one enemy unit within Engagement Range of this model. Until the end of the phase, each time a model in that unit makes an attack, subtract 1 from the Hit roll.",
  "In your Shooting phase, after this model has shot, select one enemy unit (excluding MONSTERS) hit by one or more of those attacks made with its ember lance. Until the end of the phase, each time a friendly EMBER HOST unit makes a ranged attack that targets that enemy unit, improve the Armour Penetration characteristic of that attack by 1.",
  "In your Shooting phase, after this unit has shot, select one enemy INFANTRY unit hit by one or more of those attacks. Until the start of your next turn, while this unit is on the battlefield, that enemy unit is suppressed. While a unit is suppressed, each time a model in that unit makes an attack, subtract 1 from the Hit roll.",
  "Once per battle, at the start of the Fight phase, this model can use this ability. If it does, until the end of the phase, add 2 to the Attacks characteristic of melee weapons equipped by this model.",
  "In your opponent's Shooting phase, when an enemy unit has shot, if a model in this unit was destroyed by those attacks, this unit can make a surge move of up to D6\".",
];
