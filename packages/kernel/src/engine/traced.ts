import type { EventEntry, Game, Op, ValueEntry, WindowEntry } from "../compose/game.js";
import type { Contribution, Trigger } from "../declare/match.js";
import type { Effect } from "../declare/ownership.js";
import type { Executor } from "../flow/executor.js";
import { tableExecutor } from "../flow/table.js";
import type { TraceEntry } from "./trace-entry.js";

type Tell = (entry: TraceEntry) => void;

/** A composition that tells what each plugin does, and the executor that tells where the flow goes. */
export interface Traced {
  readonly game: Game;
  readonly executor: Executor;
}

/** The same rules with every handler watched: a match of the result plays exactly as one of the game. Play mode itself pays nothing for it. */
export function traced(game: Game, tell: Tell): Traced {
  return {
    executor: tracedExecutor(tell),
    game: {
      ...game,
      unwatched: game.unwatched ?? game,
      ops: mapped(game.ops, (op) => tracedOp(op, tell)),
      events: mapped(game.events, (entry) => tracedEvent(entry, tell)),
      values: mapped(game.values, (entry) => tracedValue(entry, tell)),
      windows: mapped(game.windows, (entry) => tracedWindow(entry, tell)),
    },
  };
}

function tracedExecutor(tell: Tell): Executor {
  const moved = (procedure: Parameters<Executor["start"]>[0], frame: { id: number; leaf: number }) =>
    tell({
      kind: "moved",
      frame: frame.id,
      procedure: procedure.name,
      leaf: procedure.leaves[frame.leaf] as string,
    });
  return {
    start(procedure, frame, match) {
      tableExecutor.start(procedure, frame, match);
      moved(procedure, frame);
    },
    send(procedure, frame, event, match) {
      const isTaken = tableExecutor.send(procedure, frame, event, match);
      if (isTaken) moved(procedure, frame);
      return isTaken;
    },
    end: (frame) => tableExecutor.end(frame),
  };
}

function tracedOp(op: Op, tell: Tell): Op {
  return {
    ...op,
    run(slice, effect, match) {
      tell({ kind: "applied", plugin: op.plugin, effect });
      op.run(slice, effect, match);
    },
    vetoes: op.vetoes.map((veto) => ({
      ...veto,
      run(effect, match) {
        const by = veto.run(effect, match);
        if (by !== undefined) tell({ kind: "vetoed", plugin: veto.plugin, effect: op.type, by });
        return by;
      },
    })),
    replaces: op.replaces.map((replace) => ({
      ...replace,
      run(effect, match) {
        const found = replace.run(effect, match);
        if (found !== undefined) tell({ kind: "replaced", plugin: replace.plugin, effect: op.type, by: found.by });
        return found;
      },
    })),
  };
}

function tracedEvent(entry: EventEntry, tell: Tell): EventEntry {
  const { type, plugin } = entry;
  const first: EventEntry["handlers"][number] = {
    plugin,
    label: `"${plugin}" (publishes "${type}")`,
    run: (payload) => tell({ kind: "published", plugin, event: type, payload }),
  };
  const handlers = entry.handlers.map((handler) => ({
    ...handler,
    run(payload: unknown, match: unknown) {
      const queued: Effect[] = [];
      handler.run(payload, noting(match as object, queued));
      if (queued.length > 0) tell({ kind: "answered", plugin: handler.plugin, event: type, queued });
    },
  }));
  const triggers = entry.triggers.map((handler) => ({
    ...handler,
    run(payload: unknown, match: unknown) {
      const found = handler.run(payload, match);
      const abilities = listOf<Trigger>(found).map(({ ability }) => ability);
      if (abilities.length > 0) tell({ kind: "triggered", plugin: handler.plugin, event: type, abilities });
      return found;
    },
  }));
  return { ...entry, heard: true, handlers: [first, ...handlers], triggers };
}

const tracedValue = (entry: ValueEntry, tell: Tell): ValueEntry => ({
  ...entry,
  modifiers: entry.modifiers.map((modifier) => ({
    ...modifier,
    run(subject: unknown, match: unknown) {
      const found = modifier.run(subject, match);
      const because = listOf<Contribution>(found);
      if (because.length > 0) tell({ kind: "modified", plugin: modifier.plugin, value: entry.name, because });
      return found;
    },
  })),
});

const tracedWindow = (entry: WindowEntry, tell: Tell): WindowEntry => ({
  ...entry,
  responses: entry.responses.map((response) => ({
    ...response,
    run: {
      ...response.run,
      options(subject: unknown, seat: number, match: unknown) {
        const offers = response.run.options(subject, seat, match);
        const keys = offers.map(({ key }) => key);
        if (keys.length > 0) tell({ kind: "offered", plugin: response.plugin, window: entry.name, seat, keys });
        return offers;
      },
    },
  })),
});

/** The same match, which notes what is queued through it. */
function noting(match: object, queued: Effect[]): object {
  const { queueAll } = match as { queueAll(effects: readonly Effect[]): void };
  const all = (effects: readonly Effect[]) => {
    queued.push(...effects);
    queueAll.call(match, effects);
  };
  return Object.create(match, { queueAll: { value: all }, queue: { value: (effect: Effect) => all([effect]) } });
}

const listOf = <T>(found: unknown): readonly T[] =>
  found === undefined ? [] : Array.isArray(found) ? (found as readonly T[]) : [found as T];

const mapped = <T>(entries: ReadonlyMap<string, T>, change: (entry: T) => T): ReadonlyMap<string, T> =>
  new Map([...entries].map(([name, entry]) => [name, change(entry)]));
