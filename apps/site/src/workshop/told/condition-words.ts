/** Fields whose words say when something holds. */
const CONDITIONS = /^(if|when|only|unless|where|conditions|self|attacker|defender|target|filter|by|of|restriction)$/;

/** The words under conditions of a file, so that they can be marked in what is told of it. */
export function conditionWords(file: unknown): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown, isInside: boolean): void => {
    if (typeof value === "string" && isInside && /^[\p{L}][\p{L} '-]{2,30}$/u.test(value))
      found.add(value.toLowerCase());
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const below = isInside || CONDITIONS.test(key);
      if (below && isInside && inner === true) found.add(key.toLowerCase());
      walk(inner, below);
    }
  };
  walk(file, false);
  return [...found];
}
