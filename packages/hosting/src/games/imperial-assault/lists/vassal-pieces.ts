import { plainShare } from "./share-text.js";
import { type SquadText, unreadable } from "./squad.js";

const ESCAPE = "\u001B";
/** The innermost layer of a piece: its picture and its name. */
const PIECE = /piece;[^;]*;[^;]*;([^;]*);([^;/\t]*)\//;
/** Cards by their pictures; companions come with their groups. */
const CARD = /^(?:IACP\d*_)?[CD] card--/i;
const OTHER = /^Comp(?:anion)? card--/i;
const PLAYER = /(?:^|\t)(Player \d)(?: Command Deck)?;/;

/** The cards of a VASSAL save or deck file, or nothing where the text is none; two pieces are two copies. */
export function vassalCards(given: string): SquadText | undefined {
  const text = decoded(given);
  if (text === undefined) return undefined;
  if (typeof text !== "string") return text;
  const commands = text.split(ESCAPE);
  const isDeck = commands[0]?.startsWith("DECK") === true;
  const cards = commands.flatMap(cardOf);
  const players = [...new Set(cards.flatMap(({ player }) => player ?? []))].sort();
  if (players.length > 1)
    return unreadable(
      `This VASSAL game holds the squads of ${players.join(" and ")}. Save the deck of one of them alone.`,
    );
  const isCutOff = !isDeck && !commands.some((command) => command.startsWith("end_save"));
  const lines = cards.map(({ name }) => name);
  return {
    text: plainShare(["Deployment cards:", ...lines].join("\n")),
    problems: isCutOff
      ? [
          {
            line: 0,
            message:
              "The VASSAL file is cut off: it does not end with end_save. Save it again, or add what is missing.",
          },
        ]
      : [],
  };
}

interface Piece {
  readonly name: string;
  readonly player: string | undefined;
}

function cardOf(command: string): readonly Piece[] {
  const [, picture = "", name = ""] = PIECE.exec(command) ?? [];
  const isCard = CARD.test(picture) || (/^\d{3} .* Final\.png$/i.test(picture) && !OTHER.test(picture));
  return isCard && name !== "" ? [{ name, player: PLAYER.exec(command)?.[1] }] : [];
}

/** VASSAL writes its saves plainly, or disguised by a key, as hexadecimal digits or as they are. */
function decoded(given: string): string | SquadText | undefined {
  if (given.startsWith("begin_save") || given.startsWith("DECK\t")) return given;
  if (given.startsWith("!VCSK")) {
    const digits = given.slice("!VCSK".length).trim();
    if (!/^[0-9a-f]*$/i.test(digits) || digits.length % 2 === 1 || digits.length < 4)
      return unreadable("The VASSAL file is cut off or damaged in the middle. Save it again.");
    const [key = 0, ...bytes] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return uncovered(key, bytes);
  }
  if (!given.startsWith("VOBS")) return undefined;
  const [key = 0, ...bytes] = Array.from(given.slice("VOBS".length), (char) => char.charCodeAt(0) & 0xff);
  return uncovered(key, bytes);
}

const uncovered = (key: number, bytes: readonly number[]): string =>
  new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
