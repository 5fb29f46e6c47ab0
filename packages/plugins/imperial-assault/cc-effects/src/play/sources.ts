import type { CommandCard, Context } from "@riposte/imperial-assault";
import { choose, type Effect, type EffectOf, type Questions } from "@riposte/kernel";
import type { CompiledCards, CompiledPlay } from "../cards/compile.js";
import type { CcEffects, CcMatch } from "../declared.js";
import { say } from "../messages.js";

/** A way to play a card, and where the card comes from. */
export interface Source {
  /** What offers of it are called: the card, and what it is a copy of, or by what it is played from elsewhere. */
  readonly key: string;
  readonly play: CompiledPlay;
  /** The card that is laid down. */
  readonly laid: string;
  /** Whose restriction box says who may be "you". */
  readonly box: CommandCard;
  readonly owner: number;
  readonly from: "hand" | "discard";
  /** What allowed it, and is over when it is played. */
  readonly lasting?: number;
}

type Plays = ReadonlyMap<string, readonly CompiledPlay[]>;

/** The ways to play a card that is in hand: its own, or as a copy of one in a discard pile. */
export function fromHand(
  context: Context,
  { effects }: CompiledCards,
  plays: Plays,
  { match, seat, card }: { readonly match: CcMatch; readonly seat: number; readonly card: string },
): readonly Source[] {
  const box = context.facts.command[card] as CommandCard;
  const place = { laid: card, box, owner: seat, from: "hand" } as const;
  const own = (plays.get(card) ?? NO_PLAYS).map((play) => ({ key: card, play, ...place }));
  const copies = effects[card]?.copies;
  if (copies === undefined) return own;
  const { sides } = match.slices["imperial-assault"];
  const lying = sides.flatMap(({ discard }, owner) => (isOpenPile(match, owner) ? discard : []));
  const copied = [...new Set(lying)].filter((id) => namesTrait(context.facts.command[id], copies.trait));
  return [
    ...own,
    ...copied.flatMap((id) => (plays.get(id) ?? []).map((play) => ({ key: `${card}/${id}`, play, ...place }))),
  ];
}

const NO_PLAYS: readonly CompiledPlay[] = [];
const NO_SOURCES: readonly Source[] = [];

/** Cards a player may for a while play from a discard pile. */
export function borrowed(plays: Plays, match: CcMatch, seat: number): readonly Source[] {
  const all = match.lasting("cc:source");
  if (all.length === 0) return NO_SOURCES;
  return all
    .filter((lasting) => lasting.seat === seat)
    .flatMap(({ id, data }) => {
      const { card, owner, by } = data;
      const lies = match.slices["imperial-assault"].sides[owner]?.discard.includes(card) === true;
      if (!lies || !isOpenPile(match, owner)) return [];
      return (plays.get(card) ?? NO_PLAYS).map((play) => ({
        key: `${by}/${card}`,
        play,
        laid: card,
        box: play.card,
        owner,
        from: "discard" as const,
        lasting: id,
      }));
    });
}

/** Which card of a discard pile. */
export const sourceQuestions = (context: Context): Questions<CcEffects> => ({
  "cc:source": {
    prompt: say("cc:source"),
    publicName: "cc:source",
    ifNone: "skip",
    choices: ({ about, seat }, match) =>
      choose.one(
        lying(context, match, seat, about).map(({ key, card }) => ({
          key,
          label: say("cc:play", { card: context.facts.command[card]?.name ?? card }),
        })),
      ),
    answer(answer, { about, seat }, match) {
      const { scope, leaves } = about;
      const chosen = lying(context, match, seat, about).find(({ key }) => key === answer);
      if (chosen === undefined) return;
      const { card, owner } = chosen;
      const by = String(match.bound("card") ?? "");
      match.last("cc:source", { scope, seat, data: { card, owner, by, ...(leaves === true ? { leaves } : {}) } });
    },
  },
});

type Step = EffectOf<CcEffects, "cc:source">;

/** Is there a card to choose? */
export const hasSource = (context: Context, match: CcMatch, seat: number, step: Effect): boolean =>
  lying(context, match, seat, step as Step).length > 0;

/** Cards a step may choose in discard piles; where both piles have one, the opponent's is named as such. */
function lying(context: Context, match: CcMatch, seat: number, { who, costAtMost, except = [] }: Step) {
  const owners = who === "any" ? [seat, 1 - seat] : [who === "you" ? seat : 1 - seat];
  const found = owners.flatMap((owner) => pileOf(match, owner).map((card) => ({ card, owner })));
  return found
    .filter(({ card }) => costAtMost === undefined || (context.facts.command[card]?.cost ?? 0) <= costAtMost)
    .filter(({ card }) => !except.includes(card))
    .map(({ card, owner }, at, all) => ({
      key: all.findIndex((other) => other.card === card) === at ? card : `${card}@opponent`,
      card,
      owner,
    }));
}

const pileOf = (match: CcMatch, owner: number): readonly string[] =>
  isOpenPile(match, owner) ? [...new Set(match.slices["imperial-assault"].sides[owner]?.discard ?? [])] : [];

/** May cards in a discard pile be chosen, played or taken back? */
export const isOpenPile = (match: CcMatch, seat: number): boolean => match.value("discard:open", { seat }, 1) > 0;

const namesTrait = (card: CommandCard | undefined, trait: string): boolean =>
  card?.restriction.by === "figure" &&
  card.restriction.anyOf.some(({ traits = [] }) => (traits as readonly string[]).includes(trait));

/** Does a card played by what allowed it leave the game? */
export const leavesGame = (match: CcMatch, source: number): boolean =>
  match.lasting("cc:source").some(({ id, data }) => id === source && data.leaves === true);
