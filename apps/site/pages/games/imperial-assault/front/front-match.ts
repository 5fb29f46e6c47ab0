import { GAMES, labelOf, playersAt, say, sentencesOf, type Voice, voiceOf } from "@riposte/hosting";
import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { type BodyCard, spaceNamed, type Table } from "@riposte/imperial-assault";
import { toDiagram } from "@riposte/kernel/flow";
import { type Game, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { stripOf } from "../../../reference/strip.js";
import { actingHere } from "./acting-here.js";
import { FRONT_SETUP } from "./front-setup.js";

/** A match that was played when the site was built, to be played again on its front page. */
export interface FrontMatch {
  /** The map, as far as it is drawn. */
  readonly board: {
    readonly stride: number;
    readonly spaces: readonly number[];
    readonly terrain: Readonly<Record<number, number>>;
    readonly rubble: Readonly<Record<number, number>>;
    readonly zones: Readonly<Record<"red" | "blue", readonly number[]>>;
  };
  readonly edges: { readonly west: Readonly<Record<number, number>>; readonly north: Readonly<Record<number, number>> };
  /** Who takes part: what a figure looks like. */
  readonly bodies: Readonly<Record<string, Pick<BodyCard, "traits" | "keywords" | "unique" | "name"> & object>>;
  readonly moments: readonly Moment[];
  /** The states around each one a moment rests at, drawn. */
  readonly strips: Readonly<Record<string, string>>;
}

/** A seat is asked, answers, and something comes of it. */
export interface Moment {
  readonly chip: string;
  readonly question: string;
  readonly options: readonly { readonly words: string; readonly chance?: number; readonly isTaken: boolean }[];
  /** Answers beside those shown. */
  readonly more: number;
  /** What came of the answer. */
  readonly words: string;
  /** Which of the strips is lit. */
  readonly at: string;
  readonly procedure: string;
  /** Which plugins act here, in words. */
  readonly who: readonly { readonly plugin: string; readonly words: string }[];
  readonly figures: readonly FrontFigure[];
}

export interface FrontFigure {
  readonly id: string;
  readonly seat: number;
  readonly body: string;
  /** Where it stands, in spaces of the map. */
  readonly spaces: readonly number[];
  readonly health: number;
  readonly damage: number;
  readonly number?: number;
  readonly hasActed: boolean;
  readonly state: "rest" | "acting" | "target";
}

type Answer = Parameters<LiveMatch<unknown>["answer"]>[1];

const MOMENTS = 26;
const MOST_OPTIONS = 3;

/** Two bots at a skirmish: what is shown on the front page is what the rules did. */
export async function frontMatch(): Promise<FrontMatch> {
  const info = GAMES.find(({ id }) => id === "imperial-assault");
  if (info === undefined) throw new Error("The front page shows a skirmish of Imperial Assault.");
  const entry = await info.load();
  const composed = entry.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const { game } = composed;
  const match = startMatch(game, { ...FRONT_SETUP, hold: "auto" });
  const bots = [0, 1].map((seat) => entry.bots[entry.hintBot]?.create(`${seat}`, game));
  const players = playersAt({ seat: 0, seats: ["human", entry.hintBot] });
  const moments: Moment[] = [];
  const strips: Record<string, string> = {};
  const table = () => match.slices["imperial-assault" as never] as Table;
  while (match.decision !== null && moments.length < MOMENTS) {
    const { seat } = match.decision;
    const voice = voiceOf(entry, game, players, match.viewFor(null).slices);
    const asked = askedIn(match, voice, entry.outlook?.(match, seat)?.answers ?? {});
    const place = placeIn(game, match);
    const who = actingHere(game, match);
    const figures = figuresOn(table());
    const answer = sensible(asked, bots[seat]?.answer(match.seen) ?? 0, table(), seat);
    const step = match.answer(seat, answer);
    if (!step.ok) throw new Error(step.reason);
    const words = sentencesOf(voice, step.events(null), seat).join(" ");
    if (words === "" || asked === null || place === null || !isWorthSeeing(place.procedure, asked.options, answer))
      continue;
    strips[place.at] ??= stripOf(toDiagram(place.machine), place.leaf);
    const taken = asked.options.map(({ key, ...option }) => ({ ...option, isTaken: key === answer }));
    // what was chosen is always among what is shown, then what says the most
    const weight = ({ isTaken, chance }: (typeof taken)[number]) => (isTaken ? 2 : 0) + (chance === undefined ? 0 : 1);
    const shown = [...taken].sort((one, other) => weight(other) - weight(one)).slice(0, MOST_OPTIONS);
    moments.push({
      chip: seat === 0 ? "Your move" : "Their move",
      question: asked.question,
      options: taken.filter((option) => shown.includes(option)),
      more: taken.length - shown.length,
      words,
      at: place.at,
      procedure: place.procedure,
      who,
      figures,
    });
  }
  const board = context().boardFor(table());
  const { west, north } = context().ground(table().map, table().openDoors);
  const { stride, spaces, terrain, rubble, zones } = board;
  return {
    board: { stride, spaces, terrain: sparse(terrain), rubble: sparse(rubble), zones },
    edges: { west: sparse(west), north: sparse(north) },
    bodies: Object.fromEntries(
      [...new Set(moments.flatMap(({ figures }) => figures.map(({ body }) => body)))].map((id) => [id, bodyOf(id)]),
    ),
    moments,
    strips,
  };
}

/** What a bot answers, unless the odds beside it say that another answer to the same attack is better. */
function sensible(asked: ReturnType<typeof askedIn>, answer: Answer, table: Table, seat: number): Answer {
  const counted = (asked?.options ?? []).filter(({ chance }) => chance !== undefined);
  const own = counted.find(({ key }) => key === answer);
  if (own === undefined) return answer;
  const attacker = table.figures[table.attacks.at(-1)?.attacker ?? ""]?.seat ?? seat;
  const worth = ({ chance = 0 }: (typeof counted)[number]) => (attacker === seat ? chance : -chance);
  const best = counted.reduce((one, other) => (worth(other) > worth(one) ? other : one), own);
  return best.key;
}

/** A choice, and not one more step of a walk. */
const isWorthSeeing = (procedure: string, options: readonly { readonly key: unknown }[], answer: unknown): boolean =>
  procedure !== "relocation" && options.length > 1 && options.some(({ key }) => key === answer);

/** The question of a seat in its own words, with what its answers lead to. */
function askedIn(match: LiveMatch<unknown>, voice: Voice, odds: Readonly<Record<string, { readonly defeat: number }>>) {
  const { decision } = match;
  if (decision === null || decision.choice.kind !== "one") return null;
  return {
    question: say(voice, decision.prompt),
    options: decision.choice.options.map((option) => {
      const chance = odds[String(option.key)]?.defeat;
      return { key: option.key, words: shortened(labelOf(voice, option)), ...(chance === undefined ? {} : { chance }) };
    }),
  };
}

/** Without what stands in brackets: there is little room. */
const shortened = (words: string): string =>
  words
    .replace(/^Move action: g/, "G")
    .replace(/, now .*$/, "")
    .replace(/ \([^)]*\)$/, "");

/** How an ability asks is not where the match is. */
const HIDDEN = new Set(["window", "ability", "around"]);

function placeIn(game: Game, match: LiveMatch<unknown>) {
  const frame = match.state.frames.findLast(({ procedure }) => !HIDDEN.has(game.procedures[procedure]?.name ?? ""));
  const procedure = frame === undefined ? undefined : game.procedures[frame.procedure];
  if (procedure === undefined || frame === undefined) return null;
  const leaf = procedure.leaves[frame.leaf] ?? "";
  return { at: `${procedure.name} ${leaf}`, procedure: procedure.name, leaf, machine: procedure.machine };
}

function figuresOn(table: Table): readonly FrontFigure[] {
  const board = context().boardFor(table);
  const attack = table.attacks.at(-1);
  const acting = attack?.attacker ?? table.activation?.figure;
  return Object.values(table.figures)
    .filter(({ spaces }) => spaces.length > 0)
    .map(({ id, seat, card, spaces, damage, group }) => {
      const several = (table.groups[group]?.figures.length ?? 1) > 1;
      return {
        id,
        seat,
        body: card,
        spaces: spaces.map((space) => spaceNamed(board, space)),
        health: context().body(card).health,
        damage,
        ...(several && { number: (table.groups[group]?.figures.indexOf(id) ?? 0) + 1 }),
        hasActed: table.groups[group]?.ready === false && table.activation?.group !== group,
        state: id === attack?.defender ? "target" : id === acting ? "acting" : "rest",
      };
    });
}

function bodyOf(id: string) {
  const { traits, keywords, unique, name, ...card } = context().body(id);
  const affiliation = card.kind === "companion" ? {} : { affiliation: card.affiliation };
  return { traits, keywords, unique, name, kind: card.kind, ...affiliation };
}

/** Only what is not nothing: most of a map is. */
const sparse = (values: ArrayLike<number>): Readonly<Record<number, number>> =>
  Object.fromEntries(Array.from(values, (value, at) => [at, value] as const).filter(([, value]) => value !== 0));
