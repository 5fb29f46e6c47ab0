import { playersAt } from "@riposte/hosting";
import { peopleAt } from "@riposte/hosting/seats";

/** What all at a match of this device are called in a list: "You" where one person plays. */
export function namesAt(seats: readonly string[]): readonly string[] {
  const [first, ...others] = peopleAt({ seats });
  const { you, names } = playersAt({ seat: others.length > 0 ? null : (first ?? null), seats });
  return names.map((name, seat) => (seat === you ? "You" : name));
}
