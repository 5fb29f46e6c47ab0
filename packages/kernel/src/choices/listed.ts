import type { Choice, Option } from "./choice.js";

/** What a choice lists to pick from, put in order or share out among; a number lists nothing. */
export function listedIn(choice: Choice): readonly Option[] {
  switch (choice.kind) {
    case "one":
      return choice.options;
    case "several":
    case "order":
      return choice.of;
    case "distribute":
      return choice.among;
    case "number":
      return [];
  }
}
