import { group } from "../position.js";
import { prove } from "../proving.js";
import { acting } from "../shots.js";
import { officer } from "../staging/figures.js";

prove([
  {
    ...acting("death-trooper-elite", { friends: [...officer("b1"), group("stormtrooper", { far: "c2" })] }, [
      "squad-captain#at0@me",
      "surge",
    ]),
    proves: "squad-captain",
    held: { you: ["surge"] },
  },
]);
