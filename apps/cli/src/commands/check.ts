import { type Doing, disputed, type Judged, type JudgedActor, judged } from "@riposte/hosting/judge";
import { listed } from "@riposte/words";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedAs, composedBy, readGuests } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { gameOfFile } from "../find-game.js";
import { aboutFile } from "../match-file.js";

export const check: Command = {
  name: "check",
  summary: "say of a position who may do what now, what not, and why, so that a judge can settle a dispute",
  operands: ["file"],
  flags: [
    { name: "answers", value: "KEYS", help: "answers to give first, such as attack:luke:d3,pass", repeated: true },
    { name: "json", help: "the same as JSON" },
    ...COMPOSITION_FLAGS,
  ],
  notes: [
    "The file is a scenario or position (docs/positions), or a saved match. What a figure or player may not do is told\nwith its reason, as the table tells it; after it, what the next player may do at the same moment.",
  ],
  examples: ["check position.json", "check position.json --answers pass --json"],
  async run(args, terminal) {
    const file = args.operand("file");
    const dispute = aboutFile(file, disputed);
    const entry = await gameOfFile(dispute.game, file);
    const game = "lock" in dispute ? composedAs(entry, dispute, await readGuests(args)) : await composedBy(entry, args);
    const answers = args.texts("answers").flatMap((text) => text.split(",").map((answer) => answer.trim()));
    const { judged: all, outcome } = aboutFile(file, () => judged(entry, game, dispute, { answers }));
    if (args.isSet("json")) terminal.print(JSON.stringify({ game: entry.name, judged: all, outcome }, null, 2));
    else if (all.length === 0) terminal.print("The match is over.");
    else for (const one of all) for (const line of lines(one)) terminal.print(line);
    return EXIT.ok;
  },
};

function lines({ player, passed, prompt, actors }: Judged): readonly string[] {
  const when = passed.length === 0 ? "" : `When ${listed(passed)} passed: `;
  return [
    `${when}${player}: ${prompt ?? "is not asked at this moment."}`,
    ...(prompt === null ? [] : actors.flatMap(actorLines)),
    "",
  ];
}

function actorLines({ name, may, mayNot }: JudgedActor): readonly string[] {
  const row = ({ key, text }: Doing) => `    ${text}${String(key) === text ? "" : `  (${key})`}`;
  if (may.length + mayNot.length === 0) return [`${name}: nothing is asked of it at this moment.`];
  return [
    name,
    ...(may.length === 0 ? [] : ["  may:", ...may.map(row)]),
    ...(mayNot.length === 0 ? [] : ["  may not:", ...mayNot.map((one) => `${row(one)}: ${one.why}`)]),
  ];
}
