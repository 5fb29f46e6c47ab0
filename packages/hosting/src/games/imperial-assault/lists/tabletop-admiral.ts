import { counted } from "@riposte/words";
import type { SquadText } from "./squad.js";
import ids from "./tabletop-admiral-ids.json" with { type: "json" };

const LINK = /^https?:\/\/classic\.tabletopadmiral\.com\/imperialassault\/(\S+)$/i;
const IACP = " - IACP";

type Names = Readonly<Record<string, string>>;

/** The cards of a Tabletop Admiral link, or nothing where the text is none. */
export function linkedCards(text: string): SquadText | undefined {
  const [, code] = LINK.exec(text) ?? [];
  if (code === undefined) return undefined;
  const [, deployment, command] = /^nuc(\d*)ncc(\d*)$/i.exec(code) ?? [];
  const problems: { line: number; message: string }[] = [];
  const read = (digits: string, size: number, radix: number, names: Names, what: string): readonly string[] => {
    if (digits.length % size !== 0)
      problems.push({ line: 0, message: `The link is cut off in the middle of a ${what} card. Copy the whole of it.` });
    const numbers = (digits.match(new RegExp(`.{${size}}`, "g")) ?? []).map((one) => Number.parseInt(one, radix));
    return numbers.flatMap((number) => {
      if (number === 0) return [];
      const name = names[String(number)];
      if (name === undefined)
        problems.push({
          line: 0,
          message: `The link has a ${what} card number ${number}, which is newer than the numbers known here. Add it by name.`,
        });
      return name === undefined ? [] : [printed(name, names)];
    });
  };
  const cards =
    deployment === undefined || command === undefined
      ? [
          ...read(code.slice(0, 30), 2, 16, ids.deployment, "deployment"),
          ...read(code.slice(30), 2, 16, ids.command, "command"),
        ]
      : [...read(deployment, 3, 10, ids.deployment, "deployment"), ...read(command, 3, 10, ids.command, "command")];
  if (cards.length === 0 && problems.length === 0)
    problems.push({ line: 0, message: `The link names ${counted(0, "card")}. Was it copied whole?` });
  return { text: cards.join("\n"), problems };
}

/** A name that has another number for the community's printing stands for the first one. */
function printed(name: string, names: Names): string {
  if (name.endsWith(IACP)) return name.slice(0, -IACP.length);
  return Object.values(names).includes(`${name}${IACP}`) ? `${name} [FFG]` : name;
}
