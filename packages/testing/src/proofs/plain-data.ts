import type { Difference } from "../differences.js";

/** What in a state JSON cannot carry: functions, class instances, maps, dates, numbers that are none. */
export function unserialisable(value: unknown, path: string): readonly Difference[] {
  return isPlain(value) ? [] : faults(value, path);
}

/** Much cheaper than listing no fault. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean" || value === undefined) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object") return false;
  if (Array.isArray(value)) return value.every((entry) => entry !== undefined && isPlain(entry));
  return isRecord(value) && Object.values(value).every(isPlain);
}

function isRecord(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function faults(value: unknown, path: string): readonly Difference[] {
  if (typeof value === "number") return [fault(path, String(value))];
  if (typeof value !== "object" || value === null) return [fault(path, `a ${typeof value}`)];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      entry === undefined ? [fault(`${path}[${index}]`, "undefined")] : unserialisable(entry, `${path}[${index}]`),
    );
  }
  if (!isRecord(value)) return [fault(path, `an instance of ${value.constructor?.name ?? "a class"}`)];
  return Object.entries(value).flatMap(([key, part]) => unserialisable(part, `${path}.${key}`));
}

const fault = (path: string, actual: string): Difference => ({ path, expected: "plain JSON", actual });
