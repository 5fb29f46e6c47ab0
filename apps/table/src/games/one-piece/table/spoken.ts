import { onePieceContext as context } from "@riposte/hosting/one-piece";
import { inOneLine, type SpokenPlace, type SpokenTable } from "../../../tables/spoken.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { countOf, keysOf, powerOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** The mat by halves: "Nami, Character of the opponent, 5000, rested, can be chosen". */
export function spokenMat(stage: StageProps): SpokenTable {
  const own = stage.own ?? 0;
  const rows = [1 - own, own].flatMap((seat) => {
    const { characters } = sideOf(tableOf(stage), seat);
    const name = stage.players[seat]?.name ?? "";
    const front = { name: texts.front(name), places: characters.map((id) => spokenCard(stage, id, seat)) };
    const home = { name: texts.home(name), places: spokenHome(stage, seat) };
    return (seat === own ? [front, home] : [home, front]).filter(({ places }) => places.length > 0);
  });
  return { name: texts.mat, rows };
}

function spokenHome(stage: StageProps, seat: number): readonly SpokenPlace[] {
  const table = tableOf(stage);
  const { leader, stage: place, life, deck, trash, hand, don, characters } = sideOf(table, seat);
  const given = [leader, ...characters].reduce((sum, id) => sum + (table.cards[id]?.don ?? 0), 0);
  const gives = seat === stage.own ? stage.options.filter(({ label }) => label?.id === "op:give") : [];
  const note = (line: string): SpokenPlace => ({ line, keys: [] });
  return [
    spokenCard(stage, leader, seat),
    ...(place === null ? [] : [spokenCard(stage, place, seat)]),
    note(`${countOf(life)} ${texts.life}`),
    {
      line: inOneLine([texts.don(don.active, don.active + don.rested + given), gives.length > 0 && texts.giveDon]),
      keys: gives.map(({ key }) => key),
    },
    note(texts.inHand(countOf(hand))),
    note(texts.inDeck(countOf(deck), trash.length)),
  ];
}

function spokenCard(stage: StageProps, id: number, seat: number): SpokenPlace {
  const table = tableOf(stage);
  const card = table.cards[id];
  if (card === undefined) return { line: texts.faceDown, keys: [] };
  const keys = keysOf(stage.options, id);
  const power = powerOf(stage, id);
  const { battle } = table;
  const line = inOneLine([
    context().info(card.code).name,
    seat === stage.own ? texts.yours : texts.theirs,
    id === sideOf(table, seat).leader && texts.leader,
    power !== undefined && `${power}`,
    card.rested && texts.rested,
    card.don > 0 && texts.given(card.don),
    battle?.attacker === id && texts.attacks,
    battle?.target === id && texts.isAttacked,
    keys.length > 0 && texts.canChoose,
  ]);
  return { line, keys };
}
