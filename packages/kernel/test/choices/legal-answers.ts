import type { Answer, Choice, Key } from "../../src/choices/choice.js";

/** All legal answers the slow and obvious way, to compare the clever one with. */
export function legalAnswers(choice: Choice): Answer[] {
  switch (choice.kind) {
    case "one":
      return choice.options.map(({ key }) => key);
    case "several": {
      const keys = choice.of.map(({ key }) => key);
      const sizes = (list: readonly Key[]) => list.length >= choice.min && list.length <= choice.max;
      return (choice.ordered ? subsets(keys).flatMap(permutations) : subsets(keys)).filter(sizes);
    }
    case "order": {
      const groupOf = (key: Key) => choice.of.find((option) => option.key === key)?.alike;
      const places = choice.of.map(({ key }) => key);
      // Of orders that mean the same, the one with alike options as offered.
      return permutations(places).filter((order) =>
        order.every((key, i) =>
          order
            .slice(i + 1)
            .every(
              (later) =>
                groupOf(key) === undefined ||
                groupOf(key) !== groupOf(later) ||
                places.indexOf(key) < places.indexOf(later),
            ),
        ),
      );
    }
    case "number": {
      const numbers: number[] = [];
      for (let n = choice.min; n <= choice.max; n += choice.step ?? 1) numbers.push(n);
      return numbers;
    }
    case "distribute":
      return shares(choice.among).filter((answer) => {
        const sum = Object.values(answer).reduce((total, amount) => total + amount, 0);
        return sum === choice.total || (choice.atMost === true && sum < choice.total);
      });
  }
}

function subsets(keys: readonly Key[]): Key[][] {
  const [first, ...others] = keys;
  if (first === undefined) return [[]];
  const rest = subsets(others);
  return [...rest.map((subset) => [first, ...subset]), ...rest];
}

function permutations(keys: readonly Key[]): Key[][] {
  if (keys.length === 0) return [[]];
  return keys.flatMap((key, i) => permutations(keys.toSpliced(i, 1)).map((rest) => [key, ...rest]));
}

function shares(among: readonly { key: Key; max?: number }[]): Record<string, number>[] {
  return among.reduce<Record<string, number>[]>(
    (found, { key, max = 5 }) =>
      found.flatMap((answer) =>
        Array.from({ length: max + 1 }, (_, amount) => (amount === 0 ? answer : { ...answer, [key]: amount })),
      ),
    [{}],
  );
}
