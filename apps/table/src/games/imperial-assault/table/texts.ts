import { counted, fill, listed } from "@riposte/words";

const OWNERS = { own: "yours", foe: "the opponent's", nobody: "neutral" };

/** Never "your The Grand Inquisitor". */
const withoutArticle = (name: string): string => name.replace(/^The /, "");

/** The words of the skirmish table. */
export const skirmishTexts = {
  map: (name: string) => `Map ${name}`,
  round: (round: number) => (round === 0 ? "Setup" : `Round ${round}`),
  attacks: (whose: string, name: string) => `${whose} ${withoutArticle(name)} attacks`,
  activates: (whose: string, name: string) => `${whose} ${withoutArticle(name)} acts`,
  activation: (whose: string, ready: number) => `${whose} activation, ${counted(ready, "group")} ready`,
  deploying: "deployment",
  steps: ["Roll", "Reroll", "Surges", "Damage"],
  left: (actions: number, points: number) =>
    `${actions === 1 ? "1 action" : `${actions === 0 ? "No" : actions} actions`} left${points === 0 ? "" : `, ${counted(points, "movement point")}`}.`,
  ready: "ready",
  acted: "acted",
  acting: "acting",
  target: "target",
  defeated: "defeated",
  conditions: { bleed: "Bleeding", focus: "Focused", hide: "Hidden", stun: "Stunned", weaken: "Weakened" },
  army: { rebel: "Rebels", imperial: "Empire", mercenary: "Mercenaries" },
  points: (goal: number) => `of ${goal} points`,
  initiative: "You have the initiative",
  noInitiative: "The opponent has the initiative",
  cards: (hand: number, deck: number) => `${hand} in hand, ${deck} to draw`,
  health: (left: number, of: number, speed: number) => `Health ${left} of ${of}, speed ${speed}`,
  attack: "Attack",
  defence: "Defence",
  legend: "Names on the map",
  whole: "Whole map",
  closer: "Closer",
  space: (name: string, cost: unknown) => fill("{name}[, {cost|movement point}]", { name: name.toUpperCase(), cost }),
  figure: (name: string, whose: "own" | "foe" | "nobody", left: number, of: number, conditions: string) =>
    `${name}, ${OWNERS[whose]}, health ${left} of ${of}${conditions === "" ? "" : `, ${conditions}`}`,
  token: (label: string, colour: string | undefined, damage: number, holds: Readonly<Record<string, number>>) =>
    [
      label,
      ...(colour === undefined ? [] : [colour]),
      ...(damage === 0 ? [] : [`${damage} damage`]),
      ...Object.entries(holds).map(([held, amount]) => `${amount} ${held}`),
    ].join(", "),
  row: (name: string) => `Row ${name}`,
  terminal: "terminal",
  rubble: "rubble",
  counts: "counts for the mission",
  sides: { north: "north", east: "east", south: "south", west: "west" },
  edges: { 1: "wall", 2: "door", 3: "blocking edge", 4: "impassable edge" } as Readonly<Record<number, string>>,
  edge: (what: string, sides: readonly string[]) => `${what} to the ${listed(sides)}`,
  ground: { difficult: "difficult", blocking: "blocking", impassable: "impassable" },
  canBe: (isOwn: boolean) => (isOwn ? "can be activated" : "can be chosen"),
  canGo: (cost: unknown) => `can be entered${typeof cost === "number" ? `, ${counted(cost, "point")}` : ""}`,
  pointed: (name: string, distance: number | null, isSeen: boolean) =>
    `${name.toUpperCase()}: ${distance === null ? "no path" : `${counted(distance, "space")}`}, ${isSeen ? "in line of sight" : "not seen"}`,
  against: "against",
  notRolled: "The dice are not rolled yet.",
  attacking: (distance: number | null, type: string) =>
    `attacks, ${type === "melee" ? "melee" : distance === null ? "ranged" : `${counted(distance, "space")} away`}`,
  defending: (health: number) => `defends, health ${health}`,
  damage: "damage",
  surgesLeft: "surges to spend",
  missed: { accuracy: "too far: it misses", dodge: "dodged", "no-path": "no path: it misses" },
  accuracy: (have: number, need: number) => `accuracy ${have} of ${need}`,
  asItLies: (from: number, to: number) => `as it lies: ${from} → ${to} health`,
  best: "best chance to defeat",
  toDefeat: "to defeat",
  onAverage: "on average",
  die: (die: string, shows: string) => `${die} die: ${shows}`,
  blank: "blank",
  symbols: {
    accuracy: (n: number) => `${n} accuracy`,
    hit: (n: number) => counted(n, "hit"),
    surge: (n: number) => counted(n, "surge"),
    block: (n: number) => counted(n, "block"),
    evade: (n: number) => counted(n, "evade"),
    dodge: () => "dodge",
  },
  thisDie: (die: string) => `The ${die} die`,
  rerollDie: (die: string) => `Reroll the ${die} die`,
  keepDice: (dice: number) => (dice === 1 ? "Keep it" : dice === 2 ? "Keep both" : "Keep them all"),
  misses: "it misses",
  soFar: (damage: number) => `${damage} damage as it lies`,
  stands: (damage: number, lives: boolean | null) =>
    `${damage} damage${lives === null ? "" : lives ? ", it lives" : ", it is defeated"}`,
  noMoreSurges: "Spend no more surges",
  showing: (shows: string) => `now ${shows}`,
  figures: (count: number, type: string | null) => `${counted(count, "figure")}${type === null ? "" : `, ${type}`}`,
  live: (attacker: string, attack: string, defence: string, damage: number) =>
    `${attacker}: ${attack}; the defence is ${defence}; ${damage} damage as it lies.`,
  relaysHeld: "Mission",
} as const;
