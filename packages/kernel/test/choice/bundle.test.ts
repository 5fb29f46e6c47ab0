import { expect, test } from "vitest";
import { drawAnswer } from "../../src/choice/answers.js";
import { Bundle, BundledChoice, findBundled } from "../../src/choice/bundle.js";
import { choose, type Option } from "../../src/choice/choice.js";

const places: readonly Option[] = ["b2", "c3", "d4"].map((key) => ({ key: `go:${key}`, verb: "go" }));
const others: readonly Option[] = [{ key: "attack:x" }, { key: "use:a", verb: "use" }, { key: "go:far", verb: "go" }];
const pass: Option = { key: "pass" };

/** Three places to go to as a bundle, among others; `looked` tells whether it was listed. */
function bundled() {
  let looked = 0;
  const bundle = new Bundle<Option, Option>("go", {
    all: () => {
      looked += 1;
      return places;
    },
    keyOf: ({ key }) => key,
    option: (place) => place,
  });
  return { choice: new BundledChoice([bundle, ...others, pass]), looked: () => looked };
}

test("a bundle is drawn from as the whole list is, whatever is drawn", () => {
  const whole = choose.one([...places, ...others, pass]);
  for (let seed = 0; seed < 40; seed++) {
    const draws = (): [(n: number) => number, number[]] => {
      const asked: number[] = [];
      return [(n) => (seed * 7 + asked.push(n) * 3) % n, asked];
    };
    const [below, asked] = draws();
    const [belowWhole, askedWhole] = draws();
    expect(drawAnswer(bundled().choice, below)).toBe(drawAnswer(whole, belowWhole));
    expect(asked).toEqual(askedWhole);
  }
});

test("a bundle is listed only for whoever draws its verb or looks at all options, and then once", () => {
  const { choice, looked } = bundled();
  expect([drawAnswer(choice, () => 1), looked()]).toEqual(["attack:x", 0]);
  expect([drawAnswer(choice, () => 0), looked()]).toEqual(["go:b2", 1]);
  expect([choice.options.map(({ key }) => key), looked()]).toEqual([
    ["go:b2", "go:c3", "go:d4", "attack:x", "use:a", "go:far", "pass"],
    1,
  ]);
});

test("a choice with bundles is the same data as one without", () => {
  expect(JSON.parse(JSON.stringify(bundled().choice))).toEqual(choose.one([...places, ...others, pass]));
});

test("of a bundle that is alone of its verb nothing but the drawn key is looked at, and one option is made for its name", () => {
  const made: string[] = [];
  const bundle = new Bundle<Option, string>("go", {
    all: () => ["b2", "c3"],
    keyOf: (place) => `go:${place}`,
    option: (place) => {
      made.push(place);
      return { key: `go:${place}`, verb: "go" };
    },
  });
  const choice = new BundledChoice([bundle, pass]);
  expect([drawAnswer(choice, (n) => n - 1), drawAnswer(choice, () => 0), made]).toEqual(["pass", "go:b2", []]);
  expect([findBundled([bundle, pass], "go:c3")?.key, findBundled([bundle, pass], "go:d4"), made]).toEqual([
    "go:c3",
    undefined,
    ["c3"],
  ]);
});
