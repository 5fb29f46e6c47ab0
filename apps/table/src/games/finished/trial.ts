import type { Trial } from "../../learn/trial.js";

export const solitaire: readonly Trial[] = [
  { sections: [1, 2], about: "A new pile of work: three cards lie in the present.", asks: "finished:next", setup: {} },
  {
    sections: [3],
    about: "1 is done and 2 is on top of the stack: draw, and see what scores.",
    asks: "finished:next",
    setup: { position: { turns: 3, present: [5, 20], draw: [2, 3, 31, 33], past: [40, 12], finished: 1, active: 4 } },
  },
  {
    sections: [4],
    about: "Four cards, four abilities, three candies: which come first?",
    asks: "finished:next",
    setup: { position: { turns: 3, present: [2, 13, 27, 40], draw: [1, 31, 33, 34], past: [12], active: 3 } },
  },
  {
    sections: [5],
    about: "30, 31 and 32 lie in order: end the turn and they pay candy.",
    asks: "finished:next",
    setup: { position: { turns: 4, present: [30, 31, 32], draw: [20, 21, 22], past: [40, 12], active: 1 } },
  },
  {
    sections: [6],
    about: "One cup of coffee, and only the last cards are missing.",
    asks: "finished:next",
    setup: { position: { turns: 20, present: [46, 47], draw: [45, 48], finished: 44, active: 2, coffee: 1 } },
  },
];
