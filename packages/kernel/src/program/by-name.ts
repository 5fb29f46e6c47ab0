import type { Constants } from "./constants.js";

/**
 * What is done for each name: names are told apart by their length and then by themselves, which for V8 is a comparison of two
 * addresses. Other names fall through.
 */
export function byName(
  variable: string,
  cases: readonly (readonly [name: string, statement: string])[],
  constants: Constants,
): string {
  const lengths = new Map<number, string[]>();
  for (const [name, statement] of cases) {
    const alike = lengths.get(name.length) ?? [];
    lengths.set(name.length, alike);
    alike.push(`if (${variable} === ${constants.of(name)}) ${statement}`);
  }
  const written = [...lengths].map(([length, alike]) => `    case ${length}: ${alike.join(" ")} break;\n`);
  return `  switch (typeof ${variable} === "string" ? ${variable}.length : -1) {\n${written.join("")}  }\n`;
}
