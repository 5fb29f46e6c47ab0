import { type Fault, faultLines } from "@riposte/words";
import type { Chance } from "../chance/distribution.js";
import { toldWrite } from "../checks/not-owned.js";
import { withoutOutside } from "../checks/outside.js";
import type { Game } from "../compose/game.js";
import { createFacade } from "../engine/facade.js";
import { pushFrame } from "../engine/frames.js";
import { Owned } from "../engine/owned.js";
import { settle } from "../engine/queue.js";
import type { Hold, Policy, Runtime } from "../engine/runtime.js";
import { placeSlices } from "../engine/state.js";
import { run } from "../engine/step.js";
import { KernelError } from "../errors.js";
import type { Executor } from "../flow/executor.js";
import { tableExecutor } from "../flow/table.js";
import { deepFreeze } from "../values/frozen.js";
import { initialPolicy } from "../windows/holds.js";
import { momentsAhead, NO_CHANCE } from "../windows/look-ahead.js";

interface RuntimeOptions {
  /** What steps the flow; the composition's tables when absent. */
  readonly executor?: Executor | undefined;
  readonly chance: Chance;
  readonly inPlace: boolean;
  readonly records: boolean;
  readonly checks: boolean;
  /** Tries out what another runtime may come to, and does not look ahead itself. */
  readonly isScout?: boolean;
}

/** A queue with room from the beginning on. */
const ROOM: readonly null[] = Array.from({ length: 16 }, () => null);

/** An empty runtime for a game, into which a state can be loaded. */
export function createRuntime(game: Game, options: RuntimeOptions): Runtime {
  const { executor, chance, inPlace, records, checks, isScout = false } = options;
  const rt: Runtime = {
    game,
    executor: executor ?? tableExecutor,
    chance,
    inPlace,
    checks,
    ahead: isScout ? null : lookAhead,
    match: undefined as never,
    slices: {},
    placed: [],
    frames: [],
    ops: ROOM.slice() as never[],
    effects: ROOM.slice() as never[],
    applied: ROOM.slice(),
    top: 0,
    scopes: [],
    lasting: [],
    waiting: [],
    streams: {},
    policies: [],
    seats: 0,
    pending: null,
    outcome: null,
    nextId: 1,
    questions: 0,
    batch: 0,
    posed: { entry: null, choice: null, count: null },
    owned: new Owned(),
    ownsStreams: true,
    noted: records || checks ? game.events : heardIn(game),
    facts: [],
    payloads: [],
    published: 0,
    versions: new Array(game.versionPlaces.size + 1).fill(0),
    written: 0,
    writes: 0,
    remembered: new Map(),
    kinds: { of: [], lists: [] },
    window: null,
    listed: null,
    through: null,
    looker: null,
    live: 0,
    looks: 0,
    hearing: false,
    considering: null,
    revealed: false,
    spent: 0,
    acting: "setup",
    recorded: records ? [] : null,
  };
  if (checks) nameHandlers(rt);
  else rt.match = createFacade(rt) as Runtime["match"];
  return rt;
}

/** Under checks each handler is given a match of its own, so that what uses it too late is told by its name. */
function nameHandlers(rt: Runtime): void {
  const given = new Map<string, Runtime["match"]>();
  Object.defineProperty(rt, "match", {
    get(): Runtime["match"] {
      const known = given.get(rt.acting) ?? (createFacade(rt, rt.acting) as Runtime["match"]);
      given.set(rt.acting, known);
      return known;
    },
  });
}

/** Looks ahead in another runtime, which all matches of a game share: it is loaded anew each time. */
const lookAhead: NonNullable<Runtime["ahead"]> = (rt, seat) => momentsAhead(rt, seat, scoutFor(rt));

const scouts = new WeakMap<Game, Runtime>();

function scoutFor({ game: watched }: Runtime): Runtime {
  const game = watched.unwatched ?? watched;
  const scout =
    scouts.get(game) ??
    createRuntime(game, { chance: NO_CHANCE, inPlace: false, records: false, checks: false, isScout: true });
  scouts.set(game, scout);
  return scout;
}

const heard = new WeakMap<Game["events"], Game["events"]>();

/** The events of a composition that a handler hears. */
function heardIn({ events }: Game): Game["events"] {
  const known = heard.get(events) ?? new Map([...events].filter(([, entry]) => entry.heard));
  heard.set(events, known);
  return known;
}

/** Sets the match up and runs to its first decision. */
export function begin(rt: Runtime, setup: unknown, holds: Hold | readonly Hold[] | undefined): void {
  try {
    if (rt.checks) withoutOutside(rt, () => setUp(rt, setup, holds));
    else setUp(rt, setup, holds);
  } catch (thrown) {
    const error = toldWrite(rt, thrown);
    if (error instanceof KernelError) throw error;
    throw new KernelError("HANDLER_FAILED", `${rt.acting} failed while the match was set up.`, { cause: error });
  }
}

function setUp(rt: Runtime, setup: unknown, holds: Hold | readonly Hold[] | undefined): void {
  const { game } = rt;
  rt.live = 1;
  rt.seats = seatsAt(game, setup);
  const usual = rt.seats > 1 ? "always" : "auto";
  const policies: Policy[] = [];
  for (let seat = 0; seat < rt.seats; seat++)
    policies.push(initialPolicy((typeof holds === "string" ? holds : holds?.[seat]) ?? usual));
  rt.policies = policies;
  for (const { plugin, declaration } of game.slices) {
    rt.acting = `"${plugin}" (initial)`;
    const initial: unknown = declaration.initial(setup as never);
    rt.slices[plugin] = rt.checks ? deepFreeze(initial) : initial;
  }
  rt.acting = `"${game.name}" (setup)`;
  placeSlices(rt);
  pushFrame(rt, game.rules.main, null);
  // setup's effects stand before what the main procedure's first state queued
  const start = rt.top;
  settle(rt, 0);
  game.rules.setup?.(setup as never, rt.match);
  settle(rt, start);
  run(rt);
  rt.live = 0;
}

/** How many seats a match with these setup options has. */
export const seatsOf = (game: Game, options: unknown): number => seatsAt(game, parseSetup(game, options));

/** More than any table has. */
const MOST_SEATS = 8;

function seatsAt({ name, rules }: Game, setup: unknown): number {
  const seats = rules.seats(setup as never);
  if (Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS) return seats;
  throw new KernelError(
    "SETUP_INVALID",
    `"${name}" has ${seats} seats with this setup; a match has 1 to ${MOST_SEATS}. Mend what \`seats\` of the game gives.`,
  );
}

/** Setup options as the game accepts them. */
export function parseSetup(game: Game, setup: unknown): unknown {
  const { setupSchema, parseSetup: parse = parserOf(setupSchema) } = game.rules;
  try {
    return parse(setup ?? {});
  } catch (error) {
    throw new KernelError("SETUP_INVALID", `Setup options of "${game.name}" are not valid: ${describe(error)}`, {
      cause: error,
    });
  }
}

const parserOf =
  (schema: unknown) =>
  (setup: unknown): unknown => {
    if (schema !== undefined) return (schema as { parse(value: unknown): unknown }).parse(setup);
    if (Object.keys(setup as object).length > 0) throw new Error("the game takes none");
    return setup;
  };

function describe(error: unknown): string {
  const issues = (error as { issues?: readonly Fault[] }).issues;
  if (issues === undefined) return error instanceof Error ? error.message : String(error);
  return faultLines(issues, "options").join("; ");
}
