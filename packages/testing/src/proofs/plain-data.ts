import type { Difference } from "../differences.js";

/** What in a state JSON cannot carry: functions, class instances, maps, dates, numbers that are none. */
export function unserialisable(value: unknown, path: string): readonly Difference[] {
  if (value === null || typeof value === "string" || typeof value === "boolean" || value === undefined) return [];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [fault(path, String(value))];
  if (typeof value !== "object") return [fault(path, `a ${typeof value}`)];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      entry === undefined ? [fault(`${path}[${index}]`, "undefined")] : unserialisable(entry, `${path}[${index}]`),
    );
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return [fault(path, `an instance of ${prototype.constructor?.name ?? "a class"}`)];
  }
  return Object.entries(value).flatMap(([key, part]) => unserialisable(part, `${path}.${key}`));
}

const fault = (path: string, actual: string): Difference => ({ path, expected: "plain JSON", actual });
