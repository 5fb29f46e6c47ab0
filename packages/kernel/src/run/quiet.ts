import type { Game, Handler, WindowEntry } from "../compose/game.js";
import { placesOf } from "../compose/version-places.js";
import type { Interest } from "../plugin/behaviour.js";
import { latestOf } from "./interests.js";
import { arePlain } from "./plain-policies.js";
import type { Runtime } from "./runtime.js";
import { unknownName } from "./unknown-name.js";

/** Moments of which one asks whether anybody could act in them: windows, facts, values and effects by name. */
export interface Moments {
  readonly windows?: readonly string[];
  readonly events?: readonly string[];
  readonly values?: readonly string[];
  readonly effects?: readonly string[];
}

/** Whose interests make moments loud, and where what they depend on has its versions. */
interface Listeners {
  /** Somebody listens who does not say when. */
  readonly isAlwaysLoud: boolean;
  /** Seats may want to pause there. */
  readonly hasWindows: boolean;
  readonly interests: readonly Interest[];
  readonly places: readonly number[];
}

const listeners = new WeakMap<Game, WeakMap<Moments, Listeners>>();

/** What was found out last: moments are asked about again and again while nothing changes. */
export interface Quiet {
  readonly moments: Moments;
  readonly version: number;
  readonly isQuiet: boolean;
}

/** Could nobody act in any of these moments, whatever they are about? Seats that pause for more than they can do are always asked. */
export function isQuiet(rt: Runtime, moments: Moments): boolean {
  const { isAlwaysLoud, hasWindows, interests, places } = listenersIn(rt, moments);
  if (isAlwaysLoud || (hasWindows && !arePlain(rt))) return false;
  const version = latestOf(rt, places);
  const known = rt.quiet;
  if (known?.moments === moments && known.version === version) return known.isQuiet;
  const quiet = !interests.some(({ could }) => could(rt.match));
  rt.quiet = { moments, version, isQuiet: quiet };
  return quiet;
}

function listenersIn(rt: Runtime, moments: Moments): Listeners {
  const inGame = listeners.get(rt.game) ?? new WeakMap<Moments, Listeners>();
  listeners.set(rt.game, inGame);
  const known = inGame.get(moments);
  if (known !== undefined) return known;
  const found = findListeners(rt, moments);
  inGame.set(moments, found);
  return found;
}

function findListeners(rt: Runtime, { windows = [], events = [], values = [], effects = [] }: Moments): Listeners {
  const { game } = rt;
  const named = <T>(kind: string, name: string, table: ReadonlyMap<string, T>): T => {
    const entry = table.get(name);
    if (entry === undefined) throw unknownName(rt, `asks whether it is quiet at the ${kind}`, name, table.keys());
    return entry;
  };
  const at: readonly WindowEntry[] = windows.map((name) => named("window", name, game.windows));
  const on = events.map((name) => named("event", name, game.events));
  const modified = values.map((name) => named("value", name, game.values));
  const done = effects.map((name) => named("effect", name, game.ops));
  const handlers: readonly Handler<unknown>[] = [
    ...at.flatMap(({ responses }) => responses),
    ...on.flatMap(({ handlers: heard, triggers }) => [...heard, ...triggers]),
    ...modified.flatMap(({ modifiers }) => modifiers),
    ...done.flatMap(({ vetoes, replaces }) => [...vetoes, ...replaces]),
  ];
  const interests = handlers.flatMap(({ interest }) => interest ?? []);
  return {
    isAlwaysLoud: interests.length < handlers.length || at.some(({ protocol }) => protocol === "queue"),
    hasWindows: at.some(({ answered }) => answered),
    interests,
    places: placesOf(interests, game.versionPlaces),
  };
}
