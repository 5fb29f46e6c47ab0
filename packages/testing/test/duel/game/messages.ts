/** English for the duel and its plugins. */
export const DUEL_MESSAGES: Readonly<Record<string, string>> = {
  "duel:mulligan": "Exchange up to two cards.",
  "duel:bid": "Bid focus for the first turn.",
  "duel:action": "Choose an action ({left} left).",
  "duel:action-back": "Step back",
  "duel:action-forth": "Step forth",
  "duel:action-strike": "Strike",
  "duel:action-rest": "Rest and gain focus",
  "duel:no-room": "There is no free space on that side.",
  "duel:too-far": "The other fighter is not adjacent.",
  "duel:soak": "Distribute {amount} damage.",
  "duel:parting-strike": "Strike at the fighter that leaves?",
  "duel:focus-attack": "Spend focus for another die?",
};
