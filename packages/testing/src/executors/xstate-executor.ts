import { procedureStub } from "@riposte/kernel";
import { DONE_EVENT, type Executor, type FlowFrame, type Procedure } from "@riposte/kernel/flow";
// biome-ignore lint/style/noRestrictedImports: the executor is xstate itself
import { type Actor, type AnyStateMachine, createActor, type InspectionEvent, type StateValue } from "xstate";

/** Options of the live executor. */
export interface XstateExecutorOptions {
  /** Sees every actor, event, microstep and snapshot, as xstate's own `inspect` does. */
  readonly inspect?: (event: InspectionEvent) => void;
}

interface Live {
  readonly procedure: Procedure;
  readonly actor: Actor<AnyStateMachine>;
  leaf: number;
}

/** Runs every frame as a real xstate actor, for proofs and inspection; make one executor per match. */
export function xstateExecutor(options: XstateExecutorOptions = {}): Executor {
  const lives = new Map<number, Live>();
  const machines = new WeakMap<Procedure, AnyStateMachine>();
  // Machines hold names only, so the match reaches actions and guards from here.
  let current: unknown;
  let failure: { readonly error: unknown } | undefined;

  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      // xstate wraps what a guard throws and loses it: keep the original.
      failure = { error };
      throw error;
    }
  };

  const machineFor = (procedure: Procedure): AnyStateMachine => {
    const known = machines.get(procedure);
    if (known !== undefined) return known;
    const actions = [...procedure.actions].map(
      ([name, action]) => [name, (_: unknown, params: unknown) => guarded(() => action(current, params))] as const,
    );
    const guards = [...procedure.guards].map(
      ([name, guard]) => [name, (_: unknown, params: unknown) => guarded(() => guard(current, params))] as const,
    );
    // The run loop pushes the called frame (kernel.call); the invoked actor only shows that a call is open.
    const actors = procedure.calls.map((name) => [name, procedureStub] as const);
    const machine = procedure.instrumented.provide({
      actions: Object.fromEntries(actions),
      guards: Object.fromEntries(guards),
      actors: Object.fromEntries(actors),
    } as Parameters<AnyStateMachine["provide"]>[0]) as AnyStateMachine;
    machines.set(procedure, machine);
    return machine;
  };

  const spawn = (procedure: Procedure, frame: FlowFrame, leaf?: string): Live => {
    const machine = machineFor(procedure);
    const actor = createActor(machine, {
      id: `${procedure.name}#${frame.id}`,
      ...(options.inspect && { inspect: options.inspect }),
      ...(leaf !== undefined && { snapshot: machine.resolveState({ value: stateValueOf(leaf), context: {} }) }),
    });
    // Without an error listener xstate reports to the global handler; we rethrow from `settle`.
    actor.subscribe({ error: () => {} });
    const live = { procedure, actor, leaf: frame.leaf };
    drop(frame);
    lives.set(frame.id, live);
    return live;
  };

  const settle = (live: Live, frame: FlowFrame): void => {
    const snapshot = live.actor.getSnapshot();
    if (snapshot.status === "error") {
      lives.delete(frame.id);
      throw failure === undefined ? snapshot.error : failure.error;
    }
    frame.leaf = live.procedure.leafIndex.get(leafName(snapshot.value)) as number;
    live.leaf = frame.leaf;
  };

  const drop = (frame: FlowFrame): void => {
    lives.get(frame.id)?.actor.stop();
    lives.delete(frame.id);
  };

  /** Actions may start or send to other frames, so what is current is put back afterwards. */
  const during = <Result>(match: unknown, work: () => Result): Result => {
    const before = current;
    current = match;
    failure = undefined;
    try {
      return work();
    } finally {
      current = before;
    }
  };

  return {
    start(procedure, frame, match) {
      during(match, () => {
        const live = spawn(procedure, frame);
        live.actor.start();
        settle(live, frame);
      });
    },

    send(procedure, frame, event, match) {
      if (procedure.final[frame.leaf]) return false;
      return during(match, () => {
        const live = liveAt(procedure, frame);
        const type = event === DONE_EVENT ? doneEventAt(live) : event;
        if (type === undefined || !isEnabled(live, type)) return false;
        live.actor.send({ type });
        settle(live, frame);
        return true;
      });
    },

    end: drop,
  };

  /** The cached actor, unless undo or a load has moved the frame meanwhile. */
  function liveAt(procedure: Procedure, frame: FlowFrame): Live {
    const live = lives.get(frame.id);
    if (live !== undefined && live.procedure === procedure && live.leaf === frame.leaf) return live;
    const rebuilt = spawn(procedure, frame, procedure.leaves[frame.leaf]);
    rebuilt.actor.start();
    return rebuilt;
  }

  /** Asked first because xstate re-examines `always` even after an event that nothing handles. */
  function isEnabled({ procedure, actor }: Live, type: string): boolean {
    try {
      return machineFor(procedure).getTransitionData(actor.getSnapshot(), { type }).length > 0;
    } catch (error) {
      throw failure === undefined ? error : failure.error;
    }
  }
}

function doneEventAt({ procedure, leaf }: Live): string | undefined {
  const id = procedure.callIds[leaf];
  return id === undefined ? undefined : `xstate.done.actor.${id}`;
}

function leafName(value: StateValue): string {
  if (typeof value === "string") return value;
  const [key, inner] = Object.entries(value)[0] as [string, StateValue];
  return `${key}.${leafName(inner)}`;
}

const stateValueOf = (leaf: string): StateValue =>
  leaf
    .split(".")
    .reduceRight<StateValue | undefined>(
      (inner, key) => (inner === undefined ? key : { [key]: inner }),
      undefined,
    ) as StateValue;
