import {
  type GameDescriptor,
  type GameInfo,
  type SetupOption,
  type SetupValue,
  setupOf,
  usualPlugins,
} from "@riposte/hosting";
import { type ClockTerms, HUMAN } from "@riposte/hosting/seats";
import { lastChosen } from "../home/last-chosen.js";

export const COMPANIES = ["bot", "friend", "device", "bots"] as const;
/** Against a bot, with a friend elsewhere, two at this device, or only bots. */
export type Company = (typeof COMPANIES)[number];

/** Everything chosen before a match. */
export interface Choices {
  readonly company: Company;
  readonly bot: string;
  /** How many people sit at a table for more than two, with friends or at this device; bots have the other seats. All unless chosen. */
  readonly people: number | null;
  readonly plugins: readonly string[];
  readonly chosen: Readonly<Record<string, SetupValue>>;
  /** Lists of one's own, by seat, as they were pasted. */
  readonly own: readonly (string | null)[];
  /** What the other side plays with: what is chosen for it, whatever comes, or what a friend brings. As is usual unless asked. */
  readonly other: "chosen" | "any" | "theirs" | null;
  readonly seed: string;
  /** How much time two who play elsewhere have; nothing for as much as they like. */
  readonly clock: ClockTerms | null;
}

/** What a part of the page needs to show what is chosen, and to change it. */
export interface ChoosingProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What is chosen at first: what was last time, and what the address says. */
export function firstChoices(info: GameInfo, entry: GameDescriptor, address: URLSearchParams): Choices {
  const chosen: Record<string, SetupValue> = { ...lastChosen(info.id) };
  for (const { key, values } of entry.setup) {
    const given = values.find((value) => String(value) === address.get(key));
    if (given !== undefined) chosen[key] = given;
  }
  const company = COMPANIES.find((one) => one === address.get("with"));
  const bot = address.get("bot") ?? "";
  return {
    company: company ?? (info.players.most === 1 ? "device" : "bot"),
    bot: Object.hasOwn(entry.bots, bot) ? bot : entry.hintBot,
    people: Number(address.get("people")) || null,
    plugins: usualPlugins(info),
    chosen,
    own: [address.get("own"), address.get("theirs")],
    other: address.has("theirs") ? "chosen" : null,
    seed: address.get("seed") ?? "",
    clock: null,
  };
}

/** The address under which the page comes back with the same choices and with what was typed. */
export function addressOf(game: string, { company, bot, people, chosen, own: [mine, theirs], seed }: Choices): string {
  const said = { ...chosen, with: company, bot, people, own: mine, theirs, seed };
  const kept = Object.entries(said).flatMap(([key, value]) => (value == null ? [] : [[key, String(value)]]));
  return `#/new/${game}?${new URLSearchParams(kept)}`;
}

/** The choices with some changed: a mission is named for armies, and goes with them. */
export function changed(before: Choices, some: Partial<Choices>, sides: SetupOption | undefined): Choices {
  const after = { ...before, ...some };
  const { mission = "none", ...others } = after.chosen;
  const isSame =
    after.own === before.own &&
    otherOf(after) === otherOf(before) &&
    (sides === undefined || after.chosen[sides.key] === before.chosen[sides.key]);
  return isSame || !String(mission).includes(",") ? after : { ...after, chosen: others };
}

/** A friend brings something, unless the player says otherwise; a bot does not. */
export function otherOf({ other, company }: Pick<Choices, "other" | "company">): NonNullable<Choices["other"]> {
  if (company === "friend") return other ?? "theirs";
  return other === "any" ? "any" : "chosen";
}

/** Who sits where: people first. */
export const seatsFor = (seats: number, choices: Pick<Choices, "company" | "bot" | "people">): readonly string[] =>
  Array.from({ length: seats }, (_, seat) => (seat < peopleOf(seats, choices) ? HUMAN : choices.bot));

/** How many of the seats people have. */
export function peopleOf(seats: number, { company, people }: Pick<Choices, "company" | "people">): number {
  if (company === "bots") return 0;
  if (company === "bot") return 1;
  return people === null || people < LEAST_PEOPLE ? seats : Math.min(people, seats);
}

const LEAST_PEOPLE = 2;

/** How many people may share a table of so many seats; at one for two there is nothing to choose. */
export const peopleAtTable = (seats: number): readonly number[] =>
  seats <= LEAST_PEOPLE ? [] : Array.from({ length: seats - 1 }, (_, at) => at + LEAST_PEOPLE);

/** What decides which rules are played at all: asked before everything else. */
export const isEdition = ({ brings }: SetupOption): boolean => brings !== undefined;

/** The option that gives each side a thing of its own. */
export const sidesIn = (options: readonly SetupOption[]): SetupOption | undefined =>
  options.find(({ sides }) => sides !== undefined);

/** The ready thing of each side. */
export const readyOf = ({ key, otherwise }: SetupOption, { chosen }: Pick<Choices, "chosen">): readonly string[] =>
  String(chosen[key] ?? otherwise).split(",");

/** The setup as the game gets it; lists of one's own stand in place of ready ones. */
export function setupFor(
  { setup }: GameDescriptor,
  choices: Choices,
  own: readonly unknown[],
): Readonly<Record<string, unknown>> {
  const option = sidesIn(setup);
  const made = setupOf(setup, choices.chosen);
  if (option === undefined || (own.every((list) => list === undefined) && otherOf(choices) === "chosen")) return made;
  if (otherOf(choices) === "theirs")
    return Object.fromEntries(Object.entries(made).filter(([key]) => key !== option.key));
  const all = option.sides?.() ?? [];
  const any = all[Math.floor(Math.random() * all.length)]?.id;
  const ready = readyOf(option, choices).map((id, seat) => (seat === 1 && otherOf(choices) === "any" ? any : id));
  return { ...made, [option.key]: ready.map((id, seat) => own[seat] ?? id) };
}
