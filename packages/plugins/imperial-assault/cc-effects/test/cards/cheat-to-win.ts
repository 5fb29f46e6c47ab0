import { card } from "../card.js";
import { at, fullGame, group } from "../position.js";
import { luke, rebel } from "../staging/figures.js";

const gambled = (guess: readonly string[]) =>
  guess.reduce(
    (made, answer) => made.choose(/^\d$/.test(answer) ? Number(answer) : answer),
    at({
      game: fullGame,
      mine: [group("lando-calrissian", { lando: "d1" })],
      theirs: [luke({ at: "d2" })],
      hand: ["cheat-to-win"],
      activating: "lando",
      me: rebel,
      // green 2 hit, yellow 1 surge, white blank; a red die in place of the yellow one: 1 hit
      dice: [4, 0, 0, 0],
    }).choose("attack:luke:d2"),
  );
card(
  "cheat-to-win",
  () =>
    gambled(["gambit#at0@lando", "1:red", "cc:cheat-to-win@lando"])
      .offersExactly(["1:0", "1:1", "1:2", "1:3", "1:4", "1:5"])
      .choose("1:5")
      .event("attack:hit", { attacker: "lando", defender: "luke", damage: 4 })
      .waits(),
  // before Shrewd Scoundrel looks whether the guess was right: two hits twice
  () =>
    gambled(["shrewd-scoundrel#at0@lando", "2", "1", "1:red", "cc:cheat-to-win@lando", "1:1"])
      .event("attack:hit", { attacker: "lando", defender: "luke", damage: 5 })
      .waits(),
  // a plain reroll is no Gambit
  () => gambled(["resourceful#at0@lando"]).choose([1]).notOffers(["cc:cheat-to-win@lando"]).waits(),
);
