import { type At, group } from "../position.js";

/** A figure out of the way, so that nobody wins. */
export const other = group("stormtrooper-elite", { other: "h8" });
/** A stormtrooper on d1 that shoots at a figure with a black die. */
export function shooting(space: string, more: Partial<At> = {}): At {
  return {
    rebels: [group("stormtrooper-elite", { target: space }), other],
    imperials: [group("stormtrooper-elite", { storm: "d1" })],
    initiative: 1,
    activating: { figure: "storm", actions: 1 },
    ...more,
  };
}
export const storm = (...conditions: readonly string[]) =>
  group("stormtrooper-elite", { storm: { at: "d1", conditions } });
export const target = (at_: string, ...conditions: readonly string[]) =>
  group("stormtrooper-elite", { target: { at: at_, conditions } });
export const hit = (damage: number) => ({ attacker: "storm", defender: "target", damage });
