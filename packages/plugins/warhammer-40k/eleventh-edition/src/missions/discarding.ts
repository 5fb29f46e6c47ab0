import { choose, type Questions } from "@riposte/kernel";
import { hasKeyword, isDestroyed } from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";
import { recordIn } from "./dealing.js";
import type { Card } from "./mission.js";
import type { MissionRecord } from "./record.js";

/** Command points: what another card costs, and what discarding at the end of a turn brings. */
const PRICE = 1;
const GAIN = 1;

/** Drawn cards go before they have scored: for others, or for a command point. */
export const discarding: Pick<Effects, "missions:discard" | "missions:swap"> = {
  "missions:discard": (slice, { seat, cards }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    record.hand = record.hand.map((hand, at) => (at === seat ? hand.filter((id) => !cards.includes(id)) : hand));
    for (const card of cards) match.publish("mission:discarded", { seat, card });
  },

  "missions:swap": (slice, { seat, card }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    record.swapped = record.swapped.map((before, at) => before || at === seat);
    match.queue({ type: "command:spend", seat, amount: PRICE, by: "Another mission" });
    match.queue({ type: "missions:discard", seat, cards: [card] });
    match.queue({ type: "missions:draw", seat, count: 1 });
  },
};

/** Once per battle, when the own Command phase ends: another card for a command point. */
export const chooseSwap =
  (cards: readonly Card[]) =>
  (match: EleventhMatch): void => {
    const [seat, record] = [match.slices["warhammer-40k"].turn, recordIn(match)];
    const hand = record?.hand[seat] ?? [];
    const isLeft = cards.some(({ kind, id }) => kind === "secondary" && record?.drawn[seat]?.includes(id) === false);
    const points = match.slices["warhammer-40k"].sides[seat]?.commandPoints ?? 0;
    if (hand.length === 0 || record?.swapped[seat] === true || !isLeft || points < PRICE) return;
    match.ask("11e:swap", seat, { advised: hopeless(cards, match, seat)[0] ?? "no" });
  };

/** When the own turn ends, after scoring: any number of cards for one command point. */
export const chooseDiscards =
  (cards: readonly Card[]) =>
  (match: EleventhMatch): void => {
    const { turn } = match.slices["warhammer-40k"];
    if ((recordIn(match)?.hand[turn] ?? []).length > 0)
      match.ask("11e:discard", turn, { advised: [...hopeless(cards, match, turn)] });
  };

/** Cards of a hand that only deaths of a kind bring points, where no enemy of that kind is left. */
function hopeless(cards: readonly Card[], match: EleventhMatch, seat: number): readonly string[] {
  const enemies = Object.values(match.slices["warhammer-40k"].units).filter(
    (unit) => unit.seat !== seat && !isDestroyed(unit),
  );
  const isDead = ({ scoring }: Card) =>
    scoring.every(
      ({ of }) =>
        of.count === "slain" &&
        of.keywords.length > 0 &&
        !enemies.some((unit) => of.keywords.some((keyword) => hasKeyword(unit, keyword))),
    );
  return (recordIn(match)?.hand[seat] ?? []).filter((id) => cards.some((card) => card.id === id && isDead(card)));
}

const cardOption = (card: string) => ({ key: card, label: say("11e:card", { card }) });

const handOf = (match: EleventhMatch, seat: number) => (recordIn(match)?.hand[seat] ?? []).map(cardOption);

export const discardQuestions: Pick<Questions<Eleventh>, "11e:swap" | "11e:discard"> = {
  "11e:swap": {
    prompt: say("11e:swap"),
    publicName: "11e:swap",
    choices: ({ seat }, match) => choose.one([...handOf(match, seat), { key: "no", label: say("11e:keep") }]),
    answer(card, { seat }, match) {
      if (card !== "no") match.queue({ type: "missions:swap", seat, card: String(card) });
    },
  },
  "11e:discard": {
    prompt: say("11e:discard"),
    publicName: "11e:discard",
    choices: ({ seat }, match) => choose.several(handOf(match, seat)),
    answer(answer, { seat }, match) {
      const cards = (answer as readonly string[]).map(String);
      if (cards.length === 0) return;
      match.queue({ type: "missions:discard", seat, cards });
      match.queue({ type: "command:gain", seat, amount: GAIN, by: "Discarded missions", automatic: false });
    },
  },
};
