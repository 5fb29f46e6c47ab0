import type { Key } from "@riposte/kernel";

/** Passing, at one moment or at all moments of a pause. */
export const isPass = (key: Key): boolean => /^pass(?::\d+)?$/.test(String(key));
