/** As deep as anything a client may say ever goes, and more. */
const DEEPEST = 64;

/** Whether JSON has no more brackets in each other than it needs: what reads it step by step would run out of room. */
export function isShallow(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText && sign === "\\") at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && (sign === "[" || sign === "{")) depth += 1;
    else if (!isText && (sign === "]" || sign === "}")) depth -= 1;
    if (depth > DEEPEST) return false;
  }
  return true;
}
