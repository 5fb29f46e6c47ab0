import type { Answer, DeepReadonly, Option } from "@riposte/kernel";
import { type Bot, randomBot, type Seen } from "@riposte/kernel/run";
import { inchesBetween, placeOf } from "../battle/line-up.js";
import type { Table } from "../slice.js";
import { isDestroyed, woundsLeft } from "../unit/parts.js";
import type { Place, Unit } from "../unit/unit.js";
import { objectivePrize, slainPrize } from "./prized.js";
import { isBrawler, profileIn, worthAgainst } from "./worth.js";

type SomeTable = DeepReadonly<Table>;
type SomeUnit = DeepReadonly<Unit>;
type Choose = (keys: readonly string[], table: SomeTable, seen: Seen) => string | undefined;

/** Charges farther than this are left alone. */
const LIKELY = 8;
/** How much more harm is worth for each point that the unit's end brings. */
const SLAIN = 0.1;

/** Shoots and strikes what it can hurt, charges what is near, and goes for objectives; else it answers at random. */
export function greedyBot(seed: string): Bot {
  const random = randomBot(seed);
  return {
    name: "greedy",
    answer(seen): Answer {
      // questions may say what harms or brings most
      const advised = advisedIn(seen);
      if (advised !== undefined) return advised;
      if (seen.choice.kind === "number") return seen.choice.max;
      if (seen.choice.kind !== "one") return random.answer(seen);
      const keys = seen.choice.options.map(({ key }: Option) => String(key));
      const chosen = answerTo(seen.question)?.(keys, seen.slice("warhammer-40k") as SomeTable, seen);
      return chosen !== undefined && keys.includes(chosen) ? chosen : random.answer(seen);
    },
  };
}

/** An edition asks some questions of the game in its own way: they are answered alike. */
const answerTo = (question: string): Choose | undefined =>
  ANSWERS[question] ?? ANSWERS[question.replace(/^[^:]+:/, "wh:")];

const advisedIn = ({ about }: Seen): Answer | undefined =>
  (about as { readonly advised?: Answer } | null | undefined)?.advised;

const somebody: Choose = (keys) => keys[0];

const ANSWERS: Readonly<Record<string, Choose>> = {
  "wh:mover": somebody,
  "wh:shooter": somebody,
  "wh:arrival": somebody,
  "wh:attack": somebody,
  "wh:fighter": somebody,
  "wh:pile-in": somebody,
  "wh:consolidate": somebody,
  "wh:move": (keys) => (keys.includes("normal") ? "normal" : "stationary"),
  "wh:destination": nearestPlace,
  "wh:arrive": nearestPlace,
  "wh:disembark": nearestPlace,
  "wh:embark": () => "stay",
  "wh:infiltrate": nearestPlace,
  "wh:scout": nearestPlace,
  "wh:target": bestAim,
  "wh:strike": bestAim,
  "wh:charger": (keys, table, seen) =>
    keys.find(
      (key) => key !== "done" && isBrawler(table.units[key] as SomeUnit) && gapTo(key, table, seen) <= LIKELY,
    ) ?? "done",
  "wh:charge": (keys, table) =>
    most(
      keys.filter((key) => key !== "stay"),
      (key) => -woundsLeft(table.units[key.split("+")[0] as string] as SomeUnit),
    ),
  // at what it sees only where it need not fire at anything else
  "wh:shooting-type": somebody,
  "wh:retarget": bestAim,
  "kernel:respond": (keys, table) => most(keys, (key) => responseWorth(key, table)),
};

/** Brawlers go for the nearest enemy, others for the nearest objective. */
function nearestPlace(keys: readonly string[], table: SomeTable, seen: Seen): string | undefined {
  const mover = table.units[movingIn(table, seen)];
  const enemies = standing(table, 1 - seen.seat).map(({ place }) => place as Place);
  const prized = table.objectives.filter((goal) => objectivePrize(table, seen.seat, goal) > 0);
  const goals = mover !== undefined && isBrawler(mover) ? enemies : prized;
  const spot = (key: string): Place | null => (key === "stay" ? (mover?.place ?? null) : placeOf(key));
  const from = (place: Place | null) =>
    place === null
      ? Number.POSITIVE_INFINITY
      : Math.min(...(goals.length > 0 ? goals : enemies).map((goal) => inchesBetween(goal, place)));
  return most(keys, (key) => -from(spot(key)));
}

/** The unit a question is about: the one selected, or the one it names. */
const movingIn = (table: SomeTable, { about }: Seen): string =>
  (about as { readonly unit?: string } | undefined)?.unit ?? table.acting ?? "";

/** The aim that hurts most; something rather than nothing. */
function bestAim(keys: readonly string[], table: SomeTable, { about }: Seen): string | undefined {
  const { weapon } = (about ?? {}) as { readonly weapon?: string };
  const shooter = table.units[table.acting ?? ""];
  return most(keys, (key) => {
    if (key === "none" || key === "split") return -1;
    const [aim = ""] = key.split("<");
    const [mode, target] = aim.includes(">") ? (aim.split(">") as [string, string]) : [weapon ?? "", aim];
    const profile = shooter === undefined ? undefined : profileIn(shooter, mode);
    const unit = table.units[target];
    if (profile === undefined || unit === undefined) return 0;
    return worthAgainst(profile, unit) * (1 + SLAIN * slainPrize(table, unit));
  });
}

/** Choices fall on the enemy worth most; of stratagems those that seldom hurt are used. */
function responseWorth(key: string, table: SomeTable): number {
  const [id, ...rest] = key.split("/") as [string, ...string[]];
  if (id === "pass") return 0;
  if (id === "command-re-roll") return rest[0] === "1" && table.roll?.kind === "charge" ? 1 : -1;
  if (id === "heroic-intervention" || id === "epic-challenge") return -1;
  const subject = table.units[rest.at(-1) ?? ""] ?? table.units[rest.at(-2) ?? ""];
  return 1 + (subject?.points ?? 0);
}

const standing = ({ units }: SomeTable, seat: number): readonly SomeUnit[] =>
  Object.values(units).filter((unit) => unit.seat === seat && unit.place !== null && !isDestroyed(unit));

const gapTo = (id: string, table: SomeTable, { seat }: Seen): number => {
  const from = table.units[id]?.place as Place;
  return Math.min(...standing(table, 1 - seat).map(({ place }) => inchesBetween(from, place as Place)));
};

/** The key of most worth, the first of equals. */
function most(keys: readonly string[], worth: (key: string) => number): string | undefined {
  let [best, chosen]: [number, string | undefined] = [Number.NEGATIVE_INFINITY, undefined];
  for (const key of keys) {
    const value = worth(key);
    if (value > best) [best, chosen] = [value, key];
  }
  return chosen;
}
