/** A deep copy of plain JSON data; several times faster than structuredClone. */
export function clonePlain<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === "object") copy[i] = clonePlain(copy[i]);
    return copy as T;
  }
  const copy = { ...value };
  for (const key in copy) if (typeof copy[key] === "object") copy[key] = clonePlain(copy[key]);
  return copy;
}
