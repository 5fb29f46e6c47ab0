import { card } from "../card.js";
import { at, figure, table } from "../position.js";
import { gun, luke } from "../staging/figures.js";

const supplies = (option: number, dice: readonly number[] = []) =>
  at({ mine: [gun({ damage: 2 })], theirs: [luke()], hand: ["smuggled-supplies"], dice })
    .choose("cc:smuggled-supplies@gun")
    .choose(option);
card(
  "smuggled-supplies",
  () =>
    supplies(0)
      .expect(figure("gun", { damage: 0 }))
      .waits(),
  () =>
    supplies(1, [1, 2, 0])
      .choose("attack:luke:d3")
      .expect(table({ attacks: { 0: { surges: 2 } } }))
      .waits(),
);
