import { describePlugin } from "@riposte/testing";
import { wager } from "../../src/wager/plugin.js";
import { base } from "./base.js";

describePlugin(wager(), { game: [base], matches: 1, maxInputs: 100 });
