import { card } from "../card.js";
import { figure } from "../position.js";
import { shot } from "../staging/shots.js";

card("escalating-hostility", () =>
  shot("escalating-hostility", { me: { discard: ["escalating-hostility"] }, them: { deck: [] } })
    .expect(figure("luke", { damage: 5 }))
    .waits(),
);
