import type { Choice, Effect, Offer, Trigger } from "@riposte/kernel";
import { type Executor, tableExecutor } from "@riposte/kernel/flow";
import type { Game } from "@riposte/kernel/run";
import { answer, deed, type Run, type Tell } from "./act.js";

/** The same rules with a witness to all that plugins do; a match of the result plays exactly as one of the game. */
export function witnessed<O>(game: Game<O>, tell: Tell): { readonly game: Game<O>; readonly executor: Executor } {
  const ops = mapped(game.ops, (op) => ({
    ...op,
    run: op.kernel ? op.run : deed(tell, op.plugin, `effect "${op.type}"`, 2, op.run),
    vetoes: op.vetoes.map((hook) => ({ ...hook, run: answer(tell, hook.plugin, `veto of "${op.type}"`, hook.run) })),
    replaces: op.replaces.map((hook) => ({
      ...hook,
      run: answer(tell, hook.plugin, `replacement of "${op.type}"`, hook.run),
    })),
  }));
  const events = mapped(game.events, ({ type, handlers, triggers, ...entry }) => ({
    ...entry,
    type,
    handlers: handlers.map((hook) => ({ ...hook, run: deed(tell, hook.plugin, `on "${type}"`, 1, hook.run) })),
    triggers: triggers.map((hook) => ({
      ...hook,
      run: answer(tell, hook.plugin, `trigger of "${type}"`, hook.run, withoutLabels),
    })),
  }));
  const values = mapped(game.values, ({ name, modifiers, ...entry }) => ({
    ...entry,
    name,
    modifiers: modifiers.map((hook) => ({ ...hook, run: answer(tell, hook.plugin, `value "${name}"`, hook.run) })),
  }));
  const windows = mapped(game.windows, ({ name, shut, responses, ...entry }) => ({
    ...entry,
    name,
    shut: shut && answer(tell, entry.plugin, `shutting "${name}"`, shut),
    responses: responses.map(({ plugin, run, ...hook }) => ({
      ...hook,
      plugin,
      run: {
        ...run,
        possible: run.possible && answer(tell, plugin, `possible at "${name}"`, run.possible),
        options: answer(tell, plugin, `offer at "${name}"`, run.options, withoutLabels),
      },
    })),
  }));
  const questions = mapped(game.questions, ({ name, plugin, run, ...entry }) => ({
    ...entry,
    name,
    plugin,
    run: {
      ...run,
      choices: answer(tell, plugin, `choices of "${name}"`, run.choices, plainChoice),
      answer: deed(tell, plugin, `answer to "${name}"`, 2, run.answer),
    },
  }));
  const { setup, resign, time } = game.rules;
  const rules = {
    ...game.rules,
    ...(setup && { setup: deed(tell, game.name, "setup", 1, setup) }),
    ...(resign && { resign: deed(tell, game.name, "resigning", 1, resign) }),
    ...(time && { time: { ...time, up: deed(tell, game.name, "time being up", 0, time.up) } }),
  };
  const told = { ...game, ops: abilitiesTold(game, ops, tell), events, values, windows, questions, rules };
  return { game: told, executor: flowWitnessed(game, tell) };
}

/** A choice without its words. */
export function plainChoice(choice: Choice): unknown {
  const keys = (options: readonly { readonly key: unknown }[]) => options.map(({ key }) => key);
  if ("options" in choice) return { ...choice, options: keys(choice.options) };
  if ("of" in choice) return { ...choice, of: keys(choice.of) };
  return "among" in choice ? { ...choice, among: keys(choice.among) } : choice;
}

/** The steps of an ability that is run by its name are its plugin's, though it is the kernel that queues them. */
function abilitiesTold(game: Game, ops: Game["ops"], tell: Tell): Game["ops"] {
  const running = ops.get("kernel:ability");
  if (running === undefined) return ops;
  const owners = new Map(
    game.plugins.flatMap(({ name, behaviour }) => Object.keys(behaviour.abilities ?? {}).map((id) => [id, name])),
  );
  const run: Run = (rt, effect: Effect & { readonly ability?: string; readonly steps?: unknown }, match) => {
    const { ability = "", steps } = effect;
    const plugin = owners.get(ability);
    if (plugin !== undefined && steps === undefined)
      tell({ plugin, what: `ability "${ability}"`, gave: game.abilities.get(ability)?.steps, isAnswer: true });
    running.run(rt, effect, match);
  };
  return new Map([...ops, [running.type, { ...running, run }]]);
}

function withoutLabels(found: Offer | Trigger | readonly (Offer | Trigger)[]): unknown {
  return [found].flat().map((one) => {
    // an offer may spell itself only when it is looked at
    const { label: _label, ...rest } = (one as { readonly toJSON?: () => Offer }).toJSON?.() ?? one;
    return rest;
  });
}

const mapped = <T>(entries: ReadonlyMap<string, T>, change: (entry: T) => T): ReadonlyMap<string, T> =>
  new Map([...entries].map(([name, entry]) => [name, change(entry)]));

/** Runs procedures and tells where each went and what it did: the doing of the plugin that defines it. */
function flowWitnessed(game: Game, tell: Tell): Executor {
  const owners = new Map(
    game.plugins.flatMap(({ name, behaviour }) =>
      Object.keys(behaviour.procedures ?? {}).map((procedure) => [procedure, name]),
    ),
  );
  // the kernel's own procedures only do what plugins queued
  const watched = (procedure: string, run: Run): Run => {
    const owner = owners.get(procedure);
    return owner === undefined ? run : deed(tell, owner, `procedure "${procedure}"`, 0, run);
  };
  return {
    start(procedure, frame, match) {
      const run: Run = (seen) => {
        tableExecutor.start(procedure, frame, seen);
        return procedure.leaves[frame.leaf];
      };
      watched(procedure.name, run)(match);
    },
    send(procedure, frame, event, match) {
      let isTaken = false;
      const run: Run = (seen) => {
        isTaken = tableExecutor.send(procedure, frame, event, seen);
        return procedure.leaves[frame.leaf];
      };
      watched(procedure.name, run)(match);
      return isTaken;
    },
    end: (frame) => tableExecutor.end(frame),
  };
}
