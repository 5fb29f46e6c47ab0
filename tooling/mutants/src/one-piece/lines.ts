/** Lines of our own in the game's English, of every build that alterations change; no card prints them. */
export const LINES: readonly string[] = [
  "[On Play] You may trash 2 cards with a [Trigger] from your hand: Draw 3 cards.",
  "[Activate: Main] You may rest this Character and 3 of your DON!! cards: K.O. up to 1 of your opponent's Characters with a base cost of 6 or less.",
  "[On Play] If your Leader has the {Kraken} type, draw 2 cards and trash 3 cards from your hand.",
  "[On Play] If you have 9 or more DON!! cards on your field, rest up to 1 of your opponent's Characters with a cost of 7 or less. Then, K.O. up to 1 of your opponent's rested Characters with a cost of 2 or less.",
  "[On Play] If you have no other [Twin Blade] Characters, draw 4 cards.",
  "If you have a [Queen Bee], this Character gains [Blocker].",
  "[When Attacking] If you have 9 or more DON!! cards on your field and your opponent has 4 or more cards in their hand, your opponent trashes 1 card from their hand.",
  "[On Play] Return up to 1 of your opponent's Characters with 2 or more DON!! cards given to the owner's hand. Then, play up to 1 {Giant} type Character card with a cost of 6 or less from your hand.",
  "[Main] Choose one: • Draw 2 cards. • K.O. up to 1 of your opponent's Characters with 3000 power or less.",
  "[On Play] Look at 6 cards from the top of your deck; reveal up to 1 {Navy} type card and add it to your hand. Then, place the rest at the bottom of your deck in any order and trash 2 cards from your hand.",
  "[Counter] Up to 1 of your Leader or Character cards gains +3000 power during this battle. Then, set up to 2 of your DON!! cards as active.",
  "[Once Per Turn] If your Character with 6000 base power or less would be removed from the field by your opponent's effect, you may give your Leader -3000 power during this turn instead.",
  "When a {Giant} type Character is K.O.'d, draw 1 card.",
  "[Your Turn] If your opponent has 6 or more rested cards, your {Wisp} type Characters gain +1000 power.",
];
