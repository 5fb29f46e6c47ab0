import { ATTACK_STEPS, TIMINGS, type TimingCode } from "@riposte/imperial-assault";

/** A timing code in words, `WATK@attack:modifiers` with the step it waits for; nothing for anything else. */
export function timingPhrase(timing: string): string | undefined {
  const [code = "", step = ""] = timing.split("@");
  const words = Object.hasOwn(TIMINGS, code) ? TIMINGS[code as TimingCode].phrase : undefined;
  const when = Object.hasOwn(ATTACK_STEPS, step) ? ATTACK_STEPS[step as keyof typeof ATTACK_STEPS] : undefined;
  return words === undefined || when === undefined ? words : `${words}, ${when}`;
}
