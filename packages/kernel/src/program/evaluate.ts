/** May code be written and run here? A page's content security policy may forbid it. */
export function canEvaluate(): boolean {
  try {
    new Function("");
    return true;
  } catch {
    return false;
  }
}

/** Runs a program's text: it sees the two arguments and returns what it is for. */
export function evaluate<T>(text: string, kernel: object, values: readonly unknown[]): T {
  return new Function("kernel", "values", text)(kernel, values) as T;
}
