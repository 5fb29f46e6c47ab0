import { armies as ready } from "@riposte/data-warhammer-40k";
import { readJSONFile } from "../../match-file.js";
import { UserMistake } from "../../user-mistake.js";
import type { SetupOption } from "../game-entry.js";

const names = (ready as readonly { readonly id: string }[]).map(({ id }) => id);
const pairs = names.flatMap((one) => names.map((other) => `${one},${other}`));

/** Both armies: names of ready ones, or JSON files. */
export const ARMIES: SetupOption = {
  key: "armies",
  values: pairs,
  otherwise: names.slice(0, 2).join(","),
  help: "the army of seat 0 and of seat 1: ready ones by name, or JSON files",
  read(written) {
    const parts = written.split(",").map((part) => part.trim());
    if (parts.length !== 2 || parts.includes(""))
      throw new UserMistake("BAD_VALUE", `"armies" takes two armies, as in ${pairs[1]}; not "${written}".`);
    return parts.map((part) => (part.endsWith(".json") ? readJSONFile(part) : part));
  },
};

/** A battle that starts in the middle. */
export const POSITION: SetupOption = {
  key: "position",
  values: ["FILE"],
  otherwise: "none",
  help: "a JSON file with a position to start at (docs/positions/warhammer-40k.md)",
  isRare: true,
  read(written) {
    const contents = readJSONFile(written) as { readonly position?: { readonly setup?: unknown } } | null;
    return contents?.position?.setup ?? contents?.position ?? contents;
  },
};
