import { say, type Voice, voiceOf } from "@riposte/hosting";
import type { Key } from "@riposte/kernel";
import { type Game, type Hold, type LiveMatch, resumeMatch, startMatch } from "@riposte/kernel/run";
import { fill } from "@riposte/words";
import type { Command } from "../command.js";
import { COMPOSITION_FLAGS, composedBy } from "../composition.js";
import { EXIT } from "../exit-code.js";
import { gameOfFile } from "../find-game.js";
import { aboutFile } from "../match-file.js";
import { UserMistake } from "../user-mistake.js";

/** What a seat may do where the match stands, what not, and why: what the table shows, for a judge. */
interface Asked {
  readonly seat: number;
  readonly player: string;
  /** What happens first, where another seat is asked before. */
  readonly after?: string;
  readonly prompt: string;
  readonly may: readonly Said[];
  readonly mayNot: readonly (Said & { readonly why: string })[];
}

interface Said {
  readonly key: Key;
  readonly text: string;
}

/** More seats than this are not asked one after the other at one moment. */
const MOST_SEATS = 8;

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
    "The file is a scenario or position (docs/positions). What a seat may not do is told\nwith its reason, as the table tells it; after it, what the next seat may do at the same moment.",
  ],
  examples: ["check position.json", "check position.json --answers pass --json"],
  async run(args, terminal) {
    const file = args.operand("file");
    const { game: name, position } = aboutFile(file, scenarioIn);
    const entry = await gameOfFile(name, file);
    const game = await composedBy(entry, args);
    const match = aboutFile(file, () => begun(game, position));
    for (const answer of args.texts("answers").flatMap((text) => text.split(","))) give(match, answer.trim());
    const voice = voiceOf(entry, game, undefined, match.viewFor(null).slices);
    const asked = askedIn(match, voice);
    if (args.isSet("json"))
      terminal.print(JSON.stringify({ game: entry.name, asked, outcome: match.outcome }, null, 2));
    else if (asked.length === 0) terminal.print("The match is over.");
    else for (const one of asked) for (const line of lines(one)) terminal.print(line);
    return EXIT.ok;
  },
};

interface Scenario {
  readonly game: string;
  readonly position: {
    readonly setup?: unknown;
    readonly hold?: Hold;
    readonly slices?: Readonly<Record<string, object>>;
  };
}

/** The match as the file begins it; what lies beside the setup, such as power tokens, is put on the table. */
function begun(game: Game, { setup, hold = "auto", slices = {} }: Scenario["position"]): LiveMatch<unknown> {
  const how = { seed: "1", hold };
  const match = startMatch(game, { ...how, setup }) as LiveMatch<unknown>;
  const snapshot = match.snapshot();
  const put = Object.entries(slices).map(([name, slice]) => [name, { ...(snapshot.slices[name] as object), ...slice }]);
  return resumeMatch(
    game,
    { ...snapshot, slices: { ...snapshot.slices, ...Object.fromEntries(put) } },
    how,
  ) as LiveMatch<unknown>;
}

function scenarioIn(contents: unknown): Scenario {
  const { game, position } = (contents ?? {}) as Partial<Scenario>;
  if (typeof game !== "string" || typeof position !== "object" || position === null)
    throw new UserMistake(
      "BAD_VALUE",
      'A position file has a "game" and a "position" with its setup (docs/positions).',
    );
  return { game, position };
}

function give(match: LiveMatch<unknown>, answer: string): void {
  const { decision } = match;
  if (decision === null) throw new UserMistake("BAD_VALUE", `The match is over before "${answer}". Leave it out.`);
  const result = match.answer(decision.seat, answer);
  if (!result.ok) throw new UserMistake("BAD_VALUE", `"${answer}" cannot be answered: ${result.reason}`);
}

/** The asked seat, and those that are asked at the same moment once it passes. */
function askedIn(match: LiveMatch<unknown>, voice: Voice): readonly Asked[] {
  const all: Asked[] = [];
  let moment: string | undefined;
  for (let passed = ""; match.decision !== null && all.length < MOST_SEATS; ) {
    const { decision } = match;
    const { seat } = decision;
    const { window } = (match.viewFor(seat).decision ?? {}) as { readonly window?: string };
    if (all.length > 0 && (window !== moment || all.some((one) => one.seat === seat))) break;
    moment = window;
    const player = fill("{seat.who}", { seat }, voice);
    const options = decision.choice.kind === "one" ? decision.choice.options : [];
    all.push({
      seat,
      player,
      ...(passed === "" ? {} : { after: passed }),
      prompt: say(voice, decision.prompt),
      may: options.map(({ key, label }) => ({ key, text: label === undefined ? String(key) : say(voice, label) })),
      mayNot: decision.refusals().map(({ key, reason }) => ({ key, text: String(key), why: say(voice, reason) })),
    });
    if (!options.some(({ key }) => key === "pass") || !match.answer(seat, "pass").ok) break;
    passed = `${passed === "" ? "" : `${passed}, `}${player} passes`;
  }
  return all;
}

function lines({ player, after, prompt, may, mayNot }: Asked): readonly string[] {
  const row = ({ key, text }: Said) => `  ${text}${String(key) === text ? "" : `  (${key})`}`;
  return [
    `${after === undefined ? "" : `When ${after}: `}${player}: ${prompt}`,
    "may:",
    ...may.map(row),
    ...(mayNot.length === 0 ? [] : ["may not:", ...mayNot.map(({ key, why }) => `  ${key}: ${why}`)]),
    "",
  ];
}
