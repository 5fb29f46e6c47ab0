import { cratesOf, SHIPS } from "./cards.js";

/** Everything the game says, by the id of what it says it of. */
export const messages: Readonly<Record<string, string>> = {
  "harbour:turn": "Which card do you play?",
  "window:harbour:landing": "{seat.whose} {card} is about to land. Do you call a storm?",
  "window:harbour:storming": "{seat.calls} a storm. Do you call one against it?",
  "harbour:call-storm": "Call a storm",
  "harbour:play": "Sail in with {card}",
  "harbour:throw": "Throw a storm away",
  "harbour:round-began": "Round {round} begins.",
  "harbour:sailed": "{seat.plays} {card}.",
  "harbour:landed": "{card} lands.",
  "harbour:stormed": "{seat.calls} a storm.",
  "harbour:counted": "{seat.has} {crates|crate} at the quay.",
  // what things are called
  "name:storm": "storm",
  ...Object.fromEntries(SHIPS.map((ship) => [`name:${ship}`, `ship of ${cratesOf(ship)}`])),
};
