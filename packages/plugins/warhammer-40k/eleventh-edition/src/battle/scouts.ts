import { choose, type Questions } from "@riposte/kernel";
import { fromOwnEdge, LENGTH, mayDo, placeOf, placeOption, reservesOf, STAY, unitOf } from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";

/** Scouts in Reserves may be set up in their own zone instead, before the battle. */
export const scouting: Pick<Effects, "scouts:call"> = {
  "scouts:call": (_slice, _effect, match) => {
    for (const seat of match.order())
      for (const unit of reservesOf(match, seat))
        if (mayDo(match, unit, "scouts") > 0) match.ask("11e:scouts", seat, { unit: unit.id });
  },
};

/** Every third inch of the own zone in each lane. */
function zoneOf(match: EleventhMatch, seat: number) {
  const { lanes, zone } = match.slices["warhammer-40k"];
  const inches = Array.from({ length: LENGTH + 1 }, (_, along) => along).filter((along) => along % 3 === 0);
  return Array.from({ length: lanes }, (_, lane) => lane)
    .flatMap((lane) => inches.map((along) => ({ along: seat === 0 ? along : LENGTH - along, lane })))
    .filter((place) => fromOwnEdge(seat, place) <= zone);
}

export const scoutQuestions: Pick<Questions<Eleventh>, "11e:scouts"> = {
  "11e:scouts": {
    prompt: ({ about: { unit } }) => say("11e:scouts", { unit }),
    publicName: "11e:scouts",
    choices: ({ about: { unit } }, match) =>
      choose.one([...zoneOf(match, unitOf(match, unit).seat).map(placeOption), STAY]),
    answer(to, { about: { unit } }, match) {
      if (to !== "stay") match.queue({ type: "unit:set-up", unit, place: placeOf(String(to)), moved: false });
    },
  },
};
