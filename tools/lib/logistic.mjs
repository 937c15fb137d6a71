// Logistic regression over things that are present, each with a sign, and a few measures beside them, by Newton's method.
// An example says what is present, with which signs, its measures, how much of it was won, from 0 to 1, and how much it counts.

/** Never quite 0 or 1: nothing is impossible. */
const chanceOf = (odds) => 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, odds))));

/** The logarithm of the odds: weights of all things come first, then those of the measures. */
export const oddsOf = ({ present, signs, measures }, weights) => {
  const counted = weights.length - measures.length;
  let odds = 0;
  for (let index = 0; index < present.length; index++) odds += weights[present[index]] * signs[index];
  return measures.reduce((sum, measure, index) => sum + weights[counted + index] * measure, odds);
};

/** Solves a positive definite system in place (Cholesky); of the matrix, by rows, only the lower half is used. */
const solve = (matrix, vector) => {
  const size = vector.length;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column];
      for (let k = 0; k < column; k++) sum -= matrix[row * size + k] * matrix[column * size + k];
      matrix[row * size + column] = row === column ? Math.sqrt(sum) : sum / matrix[column * size + column];
    }
  }
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) vector[row] -= matrix[row * size + k] * vector[k];
    vector[row] /= matrix[row * size + row];
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) vector[row] -= matrix[k * size + row] * vector[k];
    vector[row] /= matrix[row * size + row];
  }
};

/** Reads an example into an array of how much there is of everything, and says of what there is any. */
const gather = ({ present, signs, measures }, amounts) => {
  const counted = amounts.length - measures.length;
  present.forEach((thing, index) => (amounts[thing] += signs[index]));
  measures.forEach((measure, index) => (amounts[counted + index] = measure));
  return [...new Set(present), ...measures.map((_, index) => counted + index)];
};

/** One step of Newton's method. */
const improved = (examples, weights, cautions) => {
  const size = weights.length;
  const matrix = new Float64Array(size * size);
  const slope = weights.map((weight, index) => cautions[index] * weight);
  const amounts = new Float64Array(size);
  cautions.forEach((caution, index) => (matrix[index * size + index] = caution));
  for (const example of examples) {
    const { won, weight } = example;
    const chance = chanceOf(oddsOf(example, weights));
    const some = gather(example, amounts);
    for (let one = 0; one < some.length; one++) {
      const row = some[one] * size;
      slope[some[one]] += weight * (chance - won) * amounts[some[one]];
      const part = weight * chance * (1 - chance) * amounts[some[one]];
      for (let other = 0; other < some.length; other++)
        matrix[row + some[other]] += part * amounts[some[other]];
    }
    for (const thing of some) amounts[thing] = 0;
  }
  solve(matrix, slope);
  return weights.map((weight, index) => weight - slope[index]);
};

/** Nearly none: what is measured in every example needs no caution. */
const SURE = 1e-6;
const STEPS = 6;

/** The weights that best foretell what is won. What is seen rarely counts little, the less the more caution. */
export const fit = (examples, counted, caution) => {
  const size = counted + examples[0].measures.length;
  const cautions = Float64Array.from({ length: size }, (_, index) => (index < counted ? caution : SURE));
  let weights = new Float64Array(size);
  for (let step = 0; step < STEPS; step++) weights = improved(examples, weights, cautions);
  if (!weights.every(Number.isFinite)) throw new Error('there is too little to learn from');
  return weights;
};

/** How surprising outcomes are to somebody who knows the weights, on average: the less, the better they foretell. */
export const surpriseOf = (examples, weights) => {
  let sum = 0;
  let all = 0;
  for (const example of examples) {
    const { won, weight } = example;
    const chance = chanceOf(oddsOf(example, weights));
    sum -= weight * (won * Math.log(chance) + (1 - won) * Math.log(1 - chance));
    all += weight;
  }
  return sum / all;
};
