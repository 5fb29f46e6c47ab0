import { findGame, type GameDescriptor } from "@riposte/hosting";
import { plainTable, valueAt } from "@riposte/hosting/plain";
import { capital } from "@riposte/words";
import { createElement } from "react";
import { keysOf } from "./about-thing.js";
import { PlainFace } from "./plain-face.js";
import { createPlainStage } from "./plain-table.js";
import type { HandCard, Seen, TableParts } from "./table-parts.js";

/** The table of a game that brings none: drawn from what the seat sees, by the layout the game declares or by what its fields look like. */
export async function plainParts(game: string): Promise<TableParts> {
  const descriptor = await findGame(game)?.loadTable();
  const layout = descriptor?.table;
  const hasHand = (seen: Seen) => handIn(seen, layout) !== undefined;
  return {
    standing: ({ view }) => standingOf(view.slices, descriptor),
    Stage: createPlainStage(layout, (seen) => handIn(seen, layout)),
    // nothing shows whose hand it is until it is seen
    hand: (seen) => (hasHand(seen) ? handOf(seen, layout) : []),
    isOnTable: (seen, { key }) => handOf(seen, layout).some(({ keys }) => keys.includes(key)),
    isRoomy: true,
  };
}

type Layout = GameDescriptor["table"];

function standingOf(slices: Seen["view"]["slices"], descriptor: GameDescriptor | undefined) {
  const { scores = [] } = descriptor?.standing(slices) ?? {};
  const { chapter } = descriptor?.table ?? {};
  const named = descriptor?.table?.counters?.find(({ at }) => at === chapter)?.title ?? "";
  const at = chapter === undefined ? "" : String(valueAt(slices, chapter));
  return {
    place: "",
    scores: scores.length > 0 ? scores : null,
    chapter: capital(`${named} ${at}`.trim()),
    moment: "",
  };
}

/** The seat's own cards that the others only count. */
function handIn({ view, players, own }: Seen, layout: Layout) {
  if (own === null) return undefined;
  const { seats } = plainTable(view.slices, players.length, layout);
  return seats[own]?.zones.find(
    ({ cards }, zone) => cards !== null && seats.some((seat, at) => at !== own && seat.zones[zone]?.cards === null),
  );
}

/** The hand as it is read where it lies. */
function handOf(seen: Seen, layout: Layout): readonly HandCard[] {
  const { voice, view } = seen;
  return (handIn(seen, layout)?.cards ?? []).map((id) => ({
    id,
    name: capital(voice.spell?.(id) ?? id),
    cost: null,
    text: "",
    when: "",
    keys: keysOf(view, id),
    face: createElement(PlainFace, { name: capital(voice.spell?.(id) ?? id), about: voice.describe?.(id) }),
  }));
}
