import type { Key, Option } from "@riposte/kernel";

/** Passing, at one moment or at all moments of a pause. */
export const isPass = (key: Key): boolean => /^pass(?::\d+)?$/.test(String(key));

/** What is done at a later moment of a pause, as that moment itself would offer it. */
export const atItsMoment = (option: Option): Option =>
  option.later === undefined ? option : { ...option, key: String(option.key).replace(/^then:\d+:/, "") };
