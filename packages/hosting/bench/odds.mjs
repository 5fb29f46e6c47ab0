/** Weights that make what happened most likely (logistic regression by Newton's steps); none grows without reason. */
export function fitOdds(rows, { steps = 12, restraint = 1 } = {}) {
  const size = rows[0].x.length;
  const weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < steps; step++) {
    const slope = weights.map((weight) => -restraint * weight);
    const bend = weights.map((_, at) => weights.map((__, other) => (at === other ? restraint : 0)));
    for (const { x, won } of rows) {
      const chance = chanceOf(x, weights);
      const sure = chance * (1 - chance);
      for (let at = 0; at < size; at++) {
        slope[at] += (won - chance) * x[at];
        for (let other = 0; other < size; other++) bend[at][other] += sure * x[at] * x[other];
      }
    }
    for (const [at, change] of solved(bend, slope).entries()) weights[at] += change;
  }
  return weights;
}

/** How surprising the results are to a judge that trusts the weights, on average. */
export const lossOf = (rows, weights) =>
  rows.reduce((sum, { x, won }) => sum - Math.log(Math.abs(1 - won - chanceOf(x, weights))), 0) / rows.length;

const chanceOf = (x, weights) => 1 / (1 + Math.exp(-x.reduce((sum, value, at) => sum + value * weights[at], 0)));

/** Gauss and Jordan. */
function solved(matrix, side) {
  const rows = matrix.map((row, at) => [...row, side[at]]);
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows
      .slice(at)
      .reduce((best, row, off) => (Math.abs(row[at]) > Math.abs(rows[best][at]) ? at + off : best), at);
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    for (let other = 0; other < rows.length; other++) {
      if (other === at) continue;
      const share = rows[other][at] / rows[at][at];
      rows[other] = rows[other].map((value, place) => value - share * rows[at][place]);
    }
  }
  return rows.map((row, at) => row.at(-1) / row[at]);
}
