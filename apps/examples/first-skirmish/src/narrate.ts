import { addResults, type Die, faceOf, SYMBOLS } from "@riposte/imperial-assault";

interface SeenEvent {
  readonly type: string;
  readonly payload: unknown;
}

interface Rolled {
  readonly dice: readonly { readonly die: Die; readonly face: number }[];
}

/** What the pupil does reads otherwise than what the opponent does. */
const SENTENCES: Readonly<Record<string, string | { readonly you: string; readonly opponent: string }>> = {
  "round:began": "--- Round {round} ---",
  "opportunity:passed": { you: "You pass.", opponent: "Your opponent passes." },
  "attack:declared": "{attacker} attacks {defender}.",
  "surge:spent": "A surge is spent.",
  "attack:missed": "It misses ({reason}).",
  "attack:hit": "It hits: {damage} damage after the blocks.",
  "condition:gained": "{figure} gains: {condition}.",
  "figure:recovered": "{figure} recovers {amount}.",
  "figure:fell": "{figure} is defeated.",
  "vp:scored": { you: "You score {vp} ({by}).", opponent: "Your opponent scores {vp} ({by})." },
  "door:opened": "{door} opens.",
};

/** What happened, a line for everything a beginner should notice; the steps of a move are one. */
export function narrate(events: readonly SeenEvent[], pupil: number): readonly string[] {
  const lines: string[] = [];
  let walker = "";
  for (const { type, payload } of events) {
    const facts = (payload ?? {}) as Readonly<Record<string, unknown>>;
    if (type === "figure:moved") {
      const [figure, from, to] = [String(facts.figure), firstOf(facts.from), firstOf(facts.to)];
      if (walker === figure) lines.push(`${lines.pop()} → ${to}`);
      else lines.push(`${figure} walks ${from} → ${to}`);
      walker = figure;
      continue;
    }
    const sentence = type === "attack:rolled" ? rollLine(payload as Rolled) : SENTENCES[type];
    if (sentence === undefined) continue;
    const words = typeof sentence === "string" ? sentence : sentence[facts.seat === pupil ? "you" : "opponent"];
    lines.push(words.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name])));
    walker = "";
  }
  return lines;
}

/** Every die, and what they come to together: where the arithmetic of an attack begins. */
function rollLine({ dice }: Rolled): string {
  const shown = dice.map(({ die, face }) => `${die} ${symbolsOf(faceOf(die, face))}`);
  const sum = addResults(...dice.map(({ die, face }) => faceOf(die, face)));
  return `The dice: ${shown.join("; ")}. Together: ${symbolsOf(sum)}.`;
}

function symbolsOf(results: ReturnType<typeof faceOf>): string {
  const there = SYMBOLS.filter((symbol) => results[symbol] > 0);
  return there.length === 0 ? "nothing" : there.map((symbol) => `${results[symbol]} ${symbol}`).join(", ");
}

const firstOf = (spaces: unknown): string => String((spaces as readonly string[])[0]);
