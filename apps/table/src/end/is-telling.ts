/** Do the scores say why the match was won? Equal ones, as where a Leader without Life falls to another without Life, do not. */
export const isTelling = (scores: readonly number[], winners: readonly number[]): boolean =>
  scores.length < 2 || winners.length === 0 || winners.length === scores.length || new Set(scores).size > 1;
