interface Crypto {
  getRandomValues(into: Uint32Array): Uint32Array;
}

/** A fresh seed of 128 bits as hex: the only thing in the kernel that is not the same twice. */
export function randomSeed(): string {
  const { crypto } = globalThis as { readonly crypto: Crypto };
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
}
