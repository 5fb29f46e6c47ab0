import { type Bot, type LiveMatch, type Move, seatOfInput } from "@riposte/kernel/run";

/** The seats that bots answer for; players sit at the others, at the keyboard. */
export type ComputerSeats = ReadonlyMap<number, Bot>;

/** Players only. */
export const NO_COMPUTERS: ComputerSeats = new Map();

/** The seat whose view is drawn: the one person against bots, else the seat that is asked. */
export function seatShown(match: LiveMatch<unknown>, computers: ComputerSeats): number {
  const people = Array.from({ length: match.seats }, (_, seat) => seat).filter((seat) => !computers.has(seat));
  return people.length === 1 ? (people[0] as number) : (match.decision?.seat ?? 0);
}

/** Whose eyes see what happened: with several people at one keyboard only what is public. */
export function seatTold(match: LiveMatch<unknown>, computers: ComputerSeats): number | null {
  return match.seats - computers.size > 1 ? null : seatShown(match, computers);
}

/** How many answers to take back so that a person is asked again `steps` answers earlier. */
export function answersBack(match: LiveMatch<unknown>, computers: ComputerSeats, steps: number): number {
  const { line } = match;
  let left = steps;
  for (let at = line.length - 1; at >= 0; at--) {
    const by = seatOfInput(line[at] as Move);
    if (by !== null && !computers.has(by)) left -= 1;
    if (left === 0) return line.length - at;
  }
  return computers.size === 0 ? steps : line.length;
}
