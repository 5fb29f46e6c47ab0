import type { Game, ValueEntry } from "../compose/game.js";
import { byName } from "./by-name.js";
import type { Constants } from "./constants.js";

/**
 * `modifiedValue` with values told apart by name: one that nobody in this composition contributes to is what it was, and one that a single
 * plugin contributes to asks it from a place of its own.
 */
export function writeValues({ values }: Game, constants: Constants): string {
  const cases = [...values].flatMap(([name, entry]) => {
    const statement = writeValue(entry, constants);
    return statement === undefined ? [] : [[name, statement] as const];
  });
  return `function value(rt, name, subject, base) {
${byName("name", cases, constants)}  return modifiedValue(rt, name, subject, base);
}
`;
}

function writeValue(entry: ValueEntry, constants: Constants): string | undefined {
  const { modifiers } = entry;
  if (modifiers.length > 1) return undefined;
  const [only] = modifiers;
  if (only === undefined) return "return base;";
  return `return contributed(${constants.of(entry)}, ${constants.of(only.run)}(subject, rt.match), base);`;
}
