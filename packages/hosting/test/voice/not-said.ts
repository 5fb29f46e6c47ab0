/** What no player would say, by what it looks like. */
export const NOT_SAID: readonly (readonly [string, RegExp])[] = [
  ["a seat's number", /\bseats? \d/i],
  ["an id with its seat", /(?:^|[^\w])[01]\.[a-z]/],
  ["an event's or a message's name", /[a-z]:[a-z]/],
  ["an identifier", /\b[a-z]+[A-Z]\w*\b|\b[a-z]+(?:-[a-z0-9]+)+\b(?<!face-up|face-down|re-roll)/],
  ["a code", /\b(?!DON\b|AIRCRAFT\b)[A-Z]{4,}\b|\b[A-Z]+_[A-Z]+\b|\([A-Z]\d?\)/],
  ["something that was not filled in", /undefined|\[object|\bnull\b|NaN|[{}]|\*\*/],
  ["a face by its number", /\bface \d/],
  ["more than one, as if it were one", /\b(?:[2-9]|\d{2,}) (?:hit|surge|block|evade)\b/],
];
