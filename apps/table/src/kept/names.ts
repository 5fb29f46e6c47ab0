import { HUMAN } from "@riposte/seats";

/** What the people and bots at this device are called: "You" alone against bots, two people by the colours of their sides. */
export function namesAt(seats: readonly string[]): readonly string[] {
  const people = seats.filter((name) => name === HUMAN).length;
  if (people > 1) return seats.map((_, seat) => (seat === 0 ? "Blue" : "Red"));
  if (people === 1) return seats.map((name) => (name === HUMAN ? "You" : "Opponent"));
  return seats.map((_, seat) => (seat === 0 ? "Blue bot" : "Red bot"));
}
