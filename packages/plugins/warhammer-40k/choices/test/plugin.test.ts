import { describePlugin } from "@riposte/testing";
import { commandChoices } from "../src/index.js";
import { plugins, squad } from "./battle.js";

const army = (id: string, along: number) => ({ id, army: {}, units: [squad("squad", along)] });

describePlugin(commandChoices([]), {
  game: plugins.slice(0, 2),
  setup: { armies: [army("one", 10), army("other", 20)] },
  hold: "auto",
  matches: 2,
  maxInputs: 40,
});
