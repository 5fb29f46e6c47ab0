import type { StateConfig } from "@riposte/kernel/flow";

/** Numbers from 0 to n - 1, the same for the same seed. */
export type Pick = (n: number) => number;

export function pickFrom(seed: number): Pick {
  let state = seed >>> 0;
  return (n) => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

/** A random machine of the supported subset, up to four levels deep; some are still rejected (cycles, `always` at the start). */
export function randomMachine(pick: Pick): StateConfig {
  const chance = (percent: number) => pick(100) < percent;
  const named = (prefix: string, count: number): unknown => {
    const type = `${prefix}${pick(count)}`;
    return chance(30) ? { type, params: { n: pick(3) } } : type;
  };
  const actions = (percent: number): unknown[] =>
    Array.from({ length: chance(percent) ? 1 + pick(2) : 0 }, () => named("act", 9));
  const ids: string[] = [];

  const shape = (depth: number): Shape => {
    const compound = depth === 0 || (depth < 4 && chance(35));
    const id = `s${ids.length}`;
    ids.push(id);
    const children = compound ? Array.from({ length: 1 + pick(depth === 0 ? 5 : 4) }, () => shape(depth + 1)) : [];
    return { id, children, final: !compound && chance(20) };
  };
  const root = shape(0);

  const transition = (self: Shape, needsTarget: boolean): unknown => {
    // The root (ids[0]) is no legal target.
    const others = ids.slice(1);
    const target = chance(12) && self !== root ? self.id : others[pick(others.length)];
    return {
      ...((needsTarget || chance(88)) && { target: `#${target}` }),
      ...(chance(50) && { guard: named("guard", 5) }),
      ...(chance(25) && { reenter: true }),
      actions: actions(40),
    };
  };
  const transitions = (self: Shape, needsTarget = false): unknown[] =>
    Array.from({ length: 1 + pick(3) }, () => transition(self, needsTarget));

  const configure = (self: Shape): StateConfig => {
    const leaf = self.children.length === 0;
    const always = !self.final && self !== root && chance(leaf ? 15 : 4);
    const extra = leaf && !self.final && !always ? pick(10) : 9;
    const meta = {
      ...(!always && chance(15) && { scope: `scope${pick(3)}` }),
      ...(extra === 0 && { window: `w:${pick(3)}` }),
    };
    const events = self.final ? [] : ["next", "go", "stop"].filter(() => chance(self === root ? 20 : 50));
    return {
      id: self.id,
      ...(self.final && { type: "final" }),
      ...(!leaf && {
        initial: (self.children[pick(self.children.length)] as Shape).id,
        states: Object.fromEntries(self.children.map((child) => [child.id, configure(child)])),
      }),
      ...(self !== root && self.children.some((child) => child.final) && chance(80) && { onDone: transitions(self) }),
      ...(events.length > 0 && { on: Object.fromEntries(events.map((event) => [event, transitions(self)])) }),
      ...(always && { always: transitions(self, true) }),
      entry: always ? [] : actions(60),
      exit: actions(60),
      ...(Object.keys(meta).length > 0 && { meta }),
      ...(extra === 1 && { invoke: { src: "called", input: { n: pick(3) }, onDone: transitions(self) } }),
    };
  };
  return configure(root);
}

interface Shape {
  readonly id: string;
  readonly children: readonly Shape[];
  readonly final: boolean;
}
