import { card } from "../card.js";
import { group, table } from "../position.js";
import { rebel, special } from "../staging/figures.js";

card("master-operative", () =>
  special("master-operative", "verena-talos", "dc_special:Verena Talos:0", {
    mine: [group("verena-talos", { me: "d2" })],
    me: rebel,
    dice: [0, 0, 0, 0],
  })
    .choose("stop")
    .choose("cc:master-operative@me")
    .expect(
      table({
        attacks: {
          0: {
            focused: true,
            modifiers: [
              { symbol: "accuracy", amount: 1, by: "dc_special:Verena Talos:0" },
              { symbol: "surge", amount: 1, by: "cc:master-operative" },
            ],
          },
        },
      }),
    )
    .waits(),
);
