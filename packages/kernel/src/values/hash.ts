import { canonicalJSON } from "./canonical.js";

/** A 64-bit fingerprint of a text, as 16 hex digits; finds desyncs and edited files, not attackers. */
export function hashText(text: string): string {
  const lanes = mixed(text, 0);
  return hex(lanes[0]) + hex(lanes[1]);
}

/** The fingerprint of a state: equal for equal JSON, whatever the order of its keys. */
export function hashState(value: unknown): string {
  return hashText(canonicalJSON(value));
}

/** Four 32-bit integers from a text, to start a generator with. */
export function seedInts(text: string): [number, number, number, number] {
  return [...mixed(text, 0x5eed), ...mixed(text, 0xc0ffee)];
}

/** cyrb53's two lanes, each kept whole as a signed 32-bit integer. */
function mixed(text: string, salt: number): [number, number] {
  let a = 0xdeadbeef ^ salt;
  let b = 0x41c6ce57 ^ salt;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    b = Math.imul(b ^ unit, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return [a | 0, b | 0];
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, "0");
}
