import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret that cannot be guessed, safe in a link. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/** What is stored of a secret. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** Whether a secret is the one behind a hash; takes as long either way. */
export function isSecretOf(hash: string | null, secret: string): boolean {
  if (hash === null) return false;
  const [stored, given] = [Buffer.from(hash, "hex"), Buffer.from(hashOf(secret), "hex")];
  return stored.length === given.length && timingSafeEqual(stored, given);
}
