import { KernelError } from "@riposte/kernel";
import { editionOf } from "@riposte/warhammer-40k";
import type { Setup, SetupOption } from "../../setup-option.js";
import { warhammerMissions } from "./facts.js";

/** Missions are cards of the 11th edition; a written position says itself what is played for. */
const isAsked = ({ edition = "10e", position }: Setup): boolean =>
  editionOf(String(edition)) === "11" && position === undefined;

const idsOf = (kind: "primary" | "secondary"): readonly string[] =>
  warhammerMissions()
    .filter((card) => card.kind === kind)
    .map(({ id }) => id);

/** What both players play for: the primary missions. */
const missionOption: SetupOption = {
  key: "mission",
  into: "missions",
  get values() {
    return ["dispositions", "none", ...idsOf("primary")];
  },
  otherwise: "dispositions",
  usual: {},
  isAsked,
  help: "edition 11: primary missions that follow from both force dispositions, a named one of both, a pair of them (this,that), or none",
  read(value) {
    if (value === "none" || value === "dispositions") return value === "none" ? "none" : {};
    return { primary: pairOf("mission", String(value)) };
  },
};

/** How secondary cards come: drawn in Command phases, or two fixed ones. */
const secondaryOption: SetupOption = {
  key: "secondary",
  into: "missions",
  values: ["tactical"],
  otherwise: "tactical",
  isAsked,
  get help() {
    return `edition 11: secondary missions drawn in each Command phase, or two fixed ones (this+that) of ${idsOf("secondary").join(", ")}; a pair for each player (tactical,this+that)`;
  },
  read: (value) => ({
    secondary: pairOf("secondary", String(value)).map((one) => (one === "tactical" ? one : fixedIn(one))),
  }),
};

export const missionOptions: readonly SetupOption[] = [missionOption, secondaryOption];

/** One for each of two players: one for both where a comma does not part them. */
function pairOf(option: string, written: string): readonly [string, string] {
  const [one = "", other = one, ...more] = written.split(",").map((part) => part.trim());
  if (one !== "" && other !== "" && more.length === 0) return [one, other];
  throw new KernelError("UNKNOWN_NAME", `"${option}" takes one for both players, or one for each: not "${written}".`);
}

function fixedIn(written: string): readonly [string, string] {
  const [one = "", other = "", ...more] = written.split("+").map((part) => part.trim());
  if (one !== "" && other !== "" && more.length === 0) return [one, other];
  throw new KernelError("UNKNOWN_NAME", `Secondary missions are "tactical", or two fixed ones: not "${written}".`);
}
