import { cardsIn } from "@riposte/hosting/one-piece";
import { listed } from "@riposte/words";
import type { Course, Seen, Standing, TableParts } from "../../../tables/table-parts.js";
import { handOf } from "./hand-of.js";
import { isForAnother, lookOfOption } from "./look-of-option.js";
import { LookedAt } from "./looked-at.js";
import { Own } from "./own.js";
import { PlayMat } from "./play-mat.js";
import { previewOf } from "./preview.js";
import { countOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** The duel's table. */
export const onePieceParts: TableParts = {
  standing: standingOf,
  turnOf: (seen) => (tableOf(seen).turn === 0 ? seen.own : tableOf(seen).active),
  course: courseOf,
  look: lookOfOption,
  isOnTable: (_seen, { key }) => cardsIn(key).length > 0,
  isAside: isForAnother,
  Stage: PlayMat,
  spoken: async () => (await import("./spoken.js")).spokenMat,
  Rail: LookedAt,
  Own,
  hand: handOf,
  isOfHand: ({ view }) => view.decision?.own === true && view.decision.prompt.id.startsWith("op:mulligan"),
  preview: previewOf,
};

function standingOf(seen: Seen): Standing {
  const table = tableOf(seen);
  const whose = seen.players[table.active]?.whose ?? "";
  return {
    place: listed(seen.players.map(({ seat }) => leaderOf(seen, seat))),
    // Life is dealt when the first turn begins
    scores: table.turn === 0 ? null : seen.players.map(({ seat }) => countOf(sideOf(table, seat).life)),
    unit: texts.life,
    chapter: texts.turn(table.turn),
    moment: table.turn === 0 ? texts.settingUp : texts.phase(whose, texts.phases[table.phase]),
  };
}

const leaderOf = (seen: Seen, seat: number): string => {
  const table = tableOf(seen);
  const code = table.cards[sideOf(table, seat).leader]?.code ?? "";
  return seen.voice.spell?.(code) ?? code;
};

const STEPS: Readonly<Record<string, number>> = {
  attack: 0,
  attackEffects: 0,
  block: 1,
  blockEffects: 1,
  counter: 2,
  damage: 3,
  damageEffects: 3,
  endEffects: 3,
};

/** Where the battle under way stands. */
function courseOf({ view }: Seen): Course | null {
  const leaf = view.flow.findLast((place) => place.startsWith("battle."))?.slice("battle.".length);
  return leaf === undefined ? null : { steps: texts.steps, at: STEPS[leaf] ?? 0 };
}
