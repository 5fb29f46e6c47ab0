const WIDTH = 76;

/** JSON as people write it: what fits into a line stands in one. */
export function writtenJson(value: unknown, indent = ""): string {
  const line = inOneLine(value);
  if (line.length + indent.length <= WIDTH || typeof value !== "object" || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((one) => `${inner}${writtenJson(one, inner)}`).join(",\n")}\n${indent}]`;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{\n${fields.map(([name, one]) => `${inner}${JSON.stringify(name)}: ${writtenJson(one, inner)}`).join(",\n")}\n${indent}}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  if (fields.length === 0) return "{}";
  return `{ ${fields.map(([name, one]) => `${JSON.stringify(name)}: ${inOneLine(one)}`).join(", ")} }`;
}
