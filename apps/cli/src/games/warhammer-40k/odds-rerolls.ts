import { warhammerStratagems } from "@riposte/hosting/warhammer-40k/odds";
import type { EditionNumber } from "@riposte/warhammer-40k";
import type { Arguments } from "../../arguments.js";
import { UserMistake, unknownName } from "../../user-mistake.js";

const DICE: Readonly<Record<string, readonly string[]>> = {
  hit: ["ones", "fails", "any"],
  wound: ["ones", "fails", "any"],
  save: ["ones", "fails", "any"],
  damage: ["any"],
  attacks: ["any"],
};

/** `--reroll hit:ones,wound:any` and `--command-reroll hit`, as an attack file has them. */
export function rerollsOf(args: Arguments): Readonly<Record<string, string>> {
  const command = args.text("command-reroll");
  if (command !== undefined && DICE[command] === undefined)
    throw new UserMistake(
      "BAD_VALUE",
      `--command-reroll is for one of ${Object.keys(DICE).join(", ")}; not "${command}".`,
    );
  return {
    ...Object.fromEntries(listed(args, "reroll").map(rerollIn)),
    ...(command === undefined ? {} : { command }),
  };
}

function rerollIn(written: string): readonly [string, string] {
  const [roll = "", dice = "any"] = written.split(":");
  const known = DICE[roll];
  if (known?.includes(dice) === true) return [roll, dice];
  const ways = known === undefined ? Object.keys(DICE) : known.map((way) => `${roll}:${way}`);
  throw new UserMistake("BAD_VALUE", `--reroll knows no "${written}". It may be: ${ways.join(", ")}.`);
}

/** What stratagems give to the side that uses them. */
export async function stratagemsOf(
  args: Arguments,
  edition: EditionNumber = "10",
): Promise<Record<"attacker" | "target", readonly unknown[]>> {
  const granting = (await warhammerStratagems(edition)).flatMap(({ id, steps }) => {
    const grant = (steps as readonly { readonly grant?: Granted }[]).find((step) => step.grant !== undefined)?.grant;
    return grant === undefined ? [] : [{ id, grant }];
  });
  const used = listed(args, "stratagem").map((id) => {
    const found = granting.find((one) => one.id === id);
    if (found !== undefined) return found.grant;
    throw unknownName(
      "UNKNOWN_CARD",
      { owner: "riposte odds", kind: "stratagem" },
      id,
      granting.map((one) => one.id),
    );
  });
  const isTargets = ({ abilities }: Granted) =>
    abilities.some(({ mechanics = [] }) => mechanics.some(({ as }) => as === "target"));
  return { attacker: used.filter((grant) => !isTargets(grant)), target: used.filter(isTargets) };
}

interface Granted {
  readonly abilities: readonly { readonly mechanics?: readonly { readonly as?: string }[] }[];
}

const listed = (args: Arguments, flag: string): readonly string[] =>
  (args.text(flag) ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
