import { type Context, spellSurge } from "@riposte/imperial-assault";
import { capital, sentence } from "@riposte/words";
import type { Description } from "../../../voice/description.js";
import { gistSentences } from "./gist.js";
import { CONDITIONS, cardIn, gainsText, titleOf } from "./names.js";
import { timingPhrase } from "./timing-phrases.js";

type Deployment = Context["facts"]["deployment"][string];
type Command = Context["facts"]["command"][string];
type Printed = Deployment["abilities"][number];

/** A card, a figure or group by its card, an ability, a keyword or a condition; nothing for anything else. */
export function describeSkirmish(context: Context, id: string): Description | undefined {
  const card = cardIn(id);
  const { deployment, command } = context.facts;
  if (Object.hasOwn(deployment, card)) return describeDeployment(context, id, deployment[card] as Deployment);
  if (Object.hasOwn(command, card)) return describeCommand(id, command[card] as Command);
  const known = KEYWORDS[id] ?? KEYWORDS[conditionIn(id) ?? ""];
  if (known !== undefined) return { id, name: known.name, kind: "Keyword", sentences: [known.text], keywords: [] };
  for (const { abilities } of Object.values(deployment)) {
    const ability = abilities.find((one) => one.id === id);
    if (ability !== undefined)
      return {
        id,
        name: ability.name,
        kind: ABILITY_KINDS[ability.kind],
        sentences: [gistSentences(ability.gist)],
        keywords: explained(ability.gist),
      };
  }
  return undefined;
}

const conditionIn = (id: string): string | undefined => CONDITIONS[id]?.toLowerCase();

const ABILITY_KINDS: Readonly<Record<Printed["kind"], string>> = {
  passive: "Ability, always on",
  triggered: "Ability",
  specialAction: "Special action",
  surge: "Surge ability",
};

function describeCommand(id: string, { name, cost, timing, gist, restriction }: Command): Description {
  const who = restriction.by === "player" ? "for any army" : "played by a figure";
  return {
    id,
    name,
    kind: `Command card, cost ${cost}, ${who}`,
    sentences: [`${sentence(`Played ${timingPhrase(timing) ?? "at its own time"}`)} ${gistSentences(gist)}`],
    keywords: explained(gist),
  };
}

const KINDS: Readonly<Record<Deployment["kind"], string>> = {
  figure: "Deployment card",
  upgrade: "Skirmish upgrade",
  squadUpgrade: "Squad upgrade",
  companion: "Companion",
  form: "Form",
  loadout: "Loadout",
};

function describeDeployment(context: Context, id: string, card: Deployment): Description {
  const abilities = card.abilities.map((ability) => abilityWords(card, ability));
  const surges = "surges" in card ? card.surges.map((surge) => gainsText(spellSurge(surge))) : [];
  const all = [...abilities, ...surges].join(" ");
  return {
    id,
    name: titleOf(context, card.id) ?? card.name,
    kind: [KINDS[card.kind], ...numbersOf(card)].join(", "),
    sentences: [
      ...bodyWords(card),
      ...keywordWords(card),
      ...(surges.length === 0 ? [] : [sentence(`Surges: ${surges.join("; ")}`)]),
      ...abilities,
    ],
    keywords: explained(`${all} ${keywordWords(card).join(" ")}`),
  };
}

function numbersOf(card: Deployment): readonly string[] {
  return [
    ...("cost" in card ? [`cost ${card.cost}`] : []),
    ...("figures" in card && card.figures > 1 ? [`${card.figures} figures`] : []),
    ...("traits" in card ? card.traits.map(traitWord) : []),
  ];
}

const traitWord = (trait: string): string => trait.split("-").map(capital).join(" ");

function bodyWords(card: Deployment): readonly string[] {
  if (!("health" in card)) return [];
  const { health, speed, attack, defense } = card;
  const attacks = attack === null ? "no attack" : `${attack.type} attack ${attack.dice.join(", ") || "with free dice"}`;
  return [sentence(`Health ${health}, Speed ${speed}, ${attacks}, defence ${defense.join(", ") || "none"}`)];
}

/** The ability bar: results it always has, and keywords. */
function keywordWords(card: Deployment): readonly string[] {
  if (!("keywords" in card)) return [];
  const words = Object.entries(card.keywords).flatMap(([word, value]): readonly string[] => {
    if (Array.isArray(value)) return value.map((condition) => CONDITIONS[String(condition)] ?? String(condition));
    const name = KEYWORDS[word.toLowerCase()]?.name ?? word;
    if (value === true) return [name];
    return typeof value === "number" ? [SYMBOLS.includes(word) ? `+${value} ${word}` : `${name} ${value}`] : [];
  });
  return words.length === 0 ? [] : [sentence(words.join(", "))];
}

const SYMBOLS = ["accuracy", "hit", "surge", "block", "evade", "dodge"];

function abilityWords({ name: card }: Deployment, { kind, name, actions, gist }: Printed): string {
  const cost = kind === "specialAction" ? ` (${actions === 2 ? "2 actions" : "1 action"})` : "";
  return name === card ? gistSentences(gist) : `${name}${cost}: ${gistSentences(gist)}`;
}

/** Keywords and conditions, as the rules say them in short. */
const KEYWORDS: Readonly<Record<string, { readonly name: string; readonly text: string }>> = {
  reach: { name: "Reach", text: "Its melee attacks reach targets up to 2 spaces away." },
  mobile: {
    name: "Mobile",
    text: "It moves over difficult, impassable and blocking terrain and hostile figures as over any other space.",
  },
  massive: {
    name: "Massive",
    text: "It moves over figures and difficult terrain, and pushes small figures away where it stops.",
  },
  efficienttravel: {
    name: "Efficient Travel",
    text: "Difficult terrain and hostile figures cost it no extra movement points.",
  },
  prioritytarget: {
    name: "Priority Target",
    text: "Its attacks are not blocked by other figures in the line of sight.",
  },
  professional: { name: "Professional", text: "It may reroll one die of its attack." },
  pierce: { name: "Pierce", text: "So many blocks of the defender do not count." },
  blast: { name: "Blast", text: "If the target suffers damage, every other figure adjacent to it suffers so much." },
  cleave: { name: "Cleave", text: "If the target suffers damage, another hostile figure in reach suffers so much." },
  focused: { name: "Focused", text: "It adds 1 green die to its next attack, then is no longer Focused." },
  hidden: {
    name: "Hidden",
    text: "Attacks from afar need more accuracy against it; it adds 1 surge to its own next attack, then is no longer Hidden.",
  },
  stunned: { name: "Stunned", text: "It cannot attack or leave its space until it spends an action to discard this." },
  weakened: {
    name: "Weakened",
    text: "It loses 1 surge when it attacks and 1 evade when it defends, until its activation ends.",
  },
  bleeding: {
    name: "Bleeding",
    text: "It suffers 1 strain after each of its actions, until it spends an action to discard this.",
  },
};

/** Keywords and conditions, by what `describe` knows them as. */
export const keywordIds: readonly string[] = Object.keys(KEYWORDS);

function explained(text: string): Description["keywords"] {
  return Object.values(KEYWORDS).filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
}
