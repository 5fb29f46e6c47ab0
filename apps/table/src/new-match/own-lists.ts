import { builderOf } from "@riposte/hosting/lists";
import { keptLists } from "../build/kept-lists.js";
import { newMatchTexts as texts } from "./new-match-texts.js";

/** A list of one's own that no match can start with: at whose side, and why. */
export class UnreadList extends Error {
  constructor(
    readonly seat: number,
    message: string,
  ) {
    super(message);
  }
}

/** Lists of one's own as the game takes them, each at its seat; nothing where a ready one is played. */
export async function ownLists(game: string, own: readonly (string | null)[]): Promise<readonly unknown[]> {
  const builder = own.some((text) => text !== null) ? await builderOf(game) : undefined;
  return own.map((text, seat) => {
    if (text === null) return undefined;
    if (builder === undefined) return dataIn(text, seat);
    const { list, name, problems } = builder.read(text);
    if (list !== undefined && problems.length === 0)
      return builder.named(list, name ?? keptName(game, text) ?? texts.own);
    const [first] = problems;
    throw new UnreadList(seat, first === undefined ? texts.nothing : texts.unread(first.line, first.message));
  });
}

/** A list of a game without a builder is read where it is brought. */
function dataIn(text: string, seat: number): unknown {
  if (text === "") throw new UnreadList(seat, texts.nothing);
  return JSON.parse(text);
}

const keptName = (game: string, text: string): string | undefined =>
  keptLists(game).find((kept) => kept.text === text)?.name;
