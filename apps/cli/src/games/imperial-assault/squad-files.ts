import { builderOf } from "@riposte/hosting/lists";
import { listFileText } from "@riposte/hosting/lists/file";
import { readBytes } from "../../match-file.js";
import { UserMistake } from "../../user-mistake.js";

const armies = await builderOf("imperial-assault");

const LINK = /^https?:\/\//i;

/** Squads as players exchange them: the text of a list builder, a VASSAL save or deck, a Tabletop Admiral link. */
export const squadFiles = {
  help: "squads as .txt, .vsav or .iavd files, or a Tabletop Admiral link",
  isMeant: (written: string): boolean => LINK.test(written) || /\.(?:txt|vsav|iavd)$/i.test(written),
  read(written: string): unknown {
    const text = LINK.test(written) ? written : textIn(written);
    const { list, name, problems = [] } = armies?.read(text) ?? {};
    if (list !== undefined && problems.length === 0) return armies?.named(list, name ?? "Squad");
    const said = problems.map(({ line, message }) => (line === 0 ? message : `line ${line}: ${message}`));
    throw new UserMistake(
      "BAD_VALUE",
      `"${written}" is no squad that can be played. ${said.join(" ") || "It names no cards."}`,
    );
  },
};

function textIn(file: string): string {
  try {
    return listFileText(file, readBytes(file));
  } catch (error) {
    if (error instanceof UserMistake) throw error;
    throw new UserMistake("BAD_VALUE", (error as Error).message, { cause: error });
  }
}
