import { queryIn, unitOf } from "@riposte/warhammer-40k";
import type { EleventhMatch } from "../declared.js";

/** What a Smokescreen leaves on the unit behind it. */
const SMOKE = "smoke";

/** A unit seen past one in smoke has cover: it stands between them in their lane. */
export function smokePast(_event: unknown, match: EleventhMatch): void {
  const { marks } = match.slices["warhammer-40k"];
  const smoking = marks.filter(({ mark }) => mark === SMOKE).map(({ on }) => unitOf(match, on));
  if (smoking.length === 0) return;
  const { attacker, target } = queryIn(match);
  const [from, to] = [attacker.place, target.place];
  if (from === null || to === null || from.lane !== to.lane) return;
  const [near, far] = [Math.min(from.along, to.along), Math.max(from.along, to.along)];
  const isPast = smoking.some(
    ({ id, seat, place }) =>
      id !== target.id &&
      seat === target.seat &&
      place?.lane === from.lane &&
      place.along >= near &&
      place.along <= far,
  );
  if (isPast)
    match.queue({ type: "attack:contribute", facts: [{ fact: "cover", by: "Smokescreen", from: "stratagem" }] });
}
