import type { Option } from "@riposte/kernel";
import { isPassing, throughOf } from "@riposte/kernel/run";

/** Passing, at one moment or at all moments of a pause. */
export const isPass = ({ key, later }: Option): boolean => later === undefined && isPassing(key);

/** What is done at a later moment of a pause, as that moment itself would offer it. */
export const atItsMoment = (option: Option): Option => ({
  ...option,
  key: (option.later && throughOf(option.key)?.key) ?? option.key,
});
