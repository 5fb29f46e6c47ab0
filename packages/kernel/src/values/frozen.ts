/** Freezes a value and everything in it; what is frozen already is taken as frozen all the way down. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== "object" || Object.isFrozen(value)) return value;
  Object.freeze(value);
  if (Array.isArray(value)) for (let at = 0; at < value.length; at++) deepFreeze(value[at]);
  else for (const key in value) deepFreeze(value[key]);
  return value;
}
